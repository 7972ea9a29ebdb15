/**
 * Marks the document so that the browser lays out what is below the first screen only as it comes near
 * (`laid-out-later` in styles/_tools.scss). Skipped if the visit starts inside the page, at a fragment or
 * a restored scroll position: then the heights above must be exact. Runs inlined in the head (see
 * head-script.ts), so it must not refer to anything outside itself.
 * @returns Whether the visit starts at the top of the page.
 */
export function deferLayout(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit?.type !== 'navigate' || location.hash) return false
  document.documentElement.dataset['deferred'] = ''
  return true
}
