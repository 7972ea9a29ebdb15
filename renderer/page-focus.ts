/**
 * Moves the focus to where the new page begins to be read: the heading that its address names, or
 * its h1. Vike has set the scroll position already, which therefore stays.
 */
export function focusPage(): void {
  const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const start = named || document.querySelector<HTMLElement>('#main h1')
  if (!start) return
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}
