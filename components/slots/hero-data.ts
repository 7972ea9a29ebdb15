export default function noHeroData() {
  return undefined
}
