/**
 * Moves the focus to the start of the new page: the element that its fragment names, or its h1. Keeps the scroll
 * position, which Vike has already set.
 */
export function focusPage(): void {
  const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const start = named || document.querySelector<HTMLElement>('#main h1')
  if (!start) return
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}
