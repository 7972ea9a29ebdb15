import { isUnderWay } from '../../components/app/navigation-progress.ts'

/**
 * Keeps the page eligible for the back/forward cache. Vike writes to the session history when the
 * page is hidden; when that happens because the page is being left, the browser receives the write
 * after it has put the page into the cache, and evicts it (Chromium's reason: IgnoreEventAndEvict).
 * So what Vike does then is done a moment earlier, and hiding is not announced to a page that is
 * being left; tabs that are merely switched announce it as ever.
 */
export function keepInBackForwardCache(): void {
  let isLeaving = false
  addEventListener('pagehide', () => void (isLeaving = true))
  addEventListener('pageshow', () => {
    isLeaving = false
    // Left by a navigation that the browser had to finish, the document is between two pages.
    if (isUnderWay()) location.reload()
  })
  addEventListener('visibilitychange', (event) => isLeaving && event.stopImmediatePropagation(), true)
  addEventListener('beforeunload', () => {
    history.scrollRestoration = 'auto'
    // Still here: it was a download or a mail link. In the cache, time stands still.
    setTimeout(() => void (history.scrollRestoration = 'manual'), 1000)
  })
}
