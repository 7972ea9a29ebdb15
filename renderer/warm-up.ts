/**
 * Has React handle a simulated pointer press while the page is idle: code takes several times as long when it first
 * runs, which would delay the response to the visitor's first press. The page's main element ignores these events.
 */
export function warmUp(): void {
  const run = () => {
    const main = document.querySelector('main')
    for (const type of ['pointerover', 'pointerdown', 'pointerup'])
      main?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
}
