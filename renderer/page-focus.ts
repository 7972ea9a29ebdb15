/**
 * Moves the focus to the start of the new page: the element that its fragment names, or its h1. Keeps the scroll
 * position, which Vike has already set.
 */
export function focusPage(): void {
  const start = named() ?? document.querySelector<HTMLElement>('#main h1')
  if (!start) return
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** The element that the fragment names (HTML, 7.4.6.4, "find a potential indicated element"). */
function named(): HTMLElement | null {
  const fragment = location.hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(fragment))
  } catch {
    // A `%` that escapes nothing, as in #100%.
    return document.getElementById(fragment)
  }
}
