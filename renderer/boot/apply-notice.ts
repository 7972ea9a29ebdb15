import { notice } from '#.site/notice.ts'
import { noticeStorageKey } from '#model/notice.ts'

/**
 * Shows or hides the notice over every page before the first paint, so that nothing moves, and lets visitors close
 * it. Runs inlined in the head (see head-script.ts), so it must not refer to anything outside itself.
 * @param id Identifies the notice: visitors who have closed one still see the next.
 * @param from When it begins, in milliseconds since 1970; null if it has no beginning.
 * @param until When it ends; null if it has no end.
 */
function applyNotice(storageKey: string, id: string, from: number | null, until: number | null): void {
  const { dataset } = document.documentElement
  const isClosed = () => {
    try {
      return localStorage.getItem(storageKey) === id
    } catch {
      return false
    }
  }
  const now = Date.now()
  const isOn = (from === null || now >= from) && (until === null || now < until)
  dataset['notice'] = isOn && !isClosed() ? 'on' : 'off'
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.notice__close')) return
    dataset['notice'] = 'off'
    // Hiding the button would lose the focus.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(storageKey, id)
    } catch {
      // Storage is blocked: the notice stays closed until the next page load.
    }
  })
}

/** Source of the inline script that shows the notice on its days; empty on a site without one. */
export const noticeScript = notice
  ? `;(${applyNotice.toString()})(${[noticeStorageKey, notice.id, notice.from, notice.until].map((value) => JSON.stringify(value)).join()})`
  : ''
