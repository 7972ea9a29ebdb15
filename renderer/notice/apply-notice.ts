/**
 * Shows or hides the notice over every page before the first paint, so that nothing moves, and lets visitors close
 * it. It runs inlined in the head (see script.ts), so it must not refer to anything outside itself.
 * @param id Of the notice: who has closed it sees the next one.
 * @param from When it begins, in milliseconds since 1970; null if it always has.
 * @param until When it ends; null if it never does.
 */
export function applyNotice(storageKey: string, id: string, from: number | null, until: number | null): void {
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
    // The focus would be lost with the button.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(storageKey, id)
    } catch {
      // Storage is blocked: it is closed until the next page.
    }
  })
}
