import { isUnderWay } from '#components/app/navigation-progress.ts'

/**
 * Keeps the page eligible for the back/forward cache. Vike writes to the session history when the
 * page is hidden; when that happens because the page is being left, the browser receives the write
 * after it has put the page into the cache, and evicts it (Chromium's reason: IgnoreEventAndEvict).
 * So this does Vike's write a moment earlier, and hides the event from Vike on a page that is
 * being left; merely switching tabs still triggers Vike as usual.
 */
export function keepInBackForwardCache(): void {
  let isLeaving = false
  addEventListener('pagehide', () => void (isLeaving = true))
  addEventListener('pageshow', () => {
    isLeaving = false
    // If the page was left during a navigation of the app's, the document is between two pages.
    if (isUnderWay()) location.reload()
  })
  addEventListener('visibilitychange', (event) => isLeaving && event.stopImmediatePropagation(), true)
  addEventListener('beforeunload', () => {
    history.scrollRestoration = 'auto'
    // Still on the page: the link was a download or mailto. (In the cache, timers stop.)
    setTimeout(() => void (history.scrollRestoration = 'manual'), 1000)
  })
}
