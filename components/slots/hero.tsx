/** No figure, only words. */
export default function NoHero() {
  return null
}
