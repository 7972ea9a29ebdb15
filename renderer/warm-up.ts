/**
 * Has React handle a pointer once while nobody waits: what runs for the first time takes several times as long, and
 * would delay the response to the visit's first press. The events mean nothing to the page's main element.
 */
export function warmUp(): void {
  const run = () => {
    const main = document.querySelector('main')
    for (const type of ['pointerover', 'pointerdown', 'pointerup'])
      main?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
}
