/**
 * Loads the whole stylesheet, of which the page has a part inlined, then hydrates the app: when the
 * browser is idle after the load event, or at the first touch, pointer or key, whichever comes
 * first. Until then the pre-rendered page works by itself: a click
 * on a link is an ordinary page load, and a press of a button with `data-early` is remembered until
 * hydration (early-press.ts). Runs inlined (see scripts/build/finish-html.ts), so it must
 * refer to nothing outside itself.
 *
 * @param entry The module that hydrates.
 * @param modules What it imports, fetched at the same time.
 * @param stylesheet The whole stylesheet: what the app shows, and the next pages need more than this page did.
 */
export function startApp(entry: string, modules: readonly string[], stylesheet: string): void {
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown']
  const { dataset } = document.documentElement
  const start = () => {
    for (const type of intents) removeEventListener(type, start)
    if (dataset['app']) return
    dataset['app'] = 'started'
    const link = (rel: string, href: string) => {
      const element = document.createElement('link')
      element.rel = rel
      element.href = href
      document.head.append(element)
      return element
    }
    for (const href of modules) link('modulepreload', href)
    // A file that cannot be had leaves the page as it is: readable, with ordinary links.
    link('stylesheet', stylesheet).addEventListener('load', () => void import(entry).catch(() => {}))
  }
  const startWhenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 300)
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[data-early]')
    if (button && dataset['app'] !== 'hydrated') dataset['pressed'] = button.id
  })
  for (const type of intents) addEventListener(type, start, { once: true, passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}
