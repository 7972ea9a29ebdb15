/** No figure: the words have the window to themselves. */
export default function NoHero() {
  return null
}
