/**
 * Marks the document so that the browser lays out what is below the first screen only as it comes near
 * (`laid-out-later` in styles/_tools.scss). Skipped if the visit starts inside the page, at a fragment or
 * a restored scroll position: then the heights above must be exact. Until the first paint, pictures wait, too
 * (components/plate/plate.scss). Runs inlined in the head (see head-script.ts), so it must not refer
 * to anything outside itself.
 * @returns Whether the visit starts at the top of the page.
 */
export function deferLayout(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit?.type !== 'navigate' || location.hash) return false
  const { dataset } = document.documentElement
  dataset['deferred'] = 'pictures'
  new PerformanceObserver(() => {
    if (dataset['deferred']) dataset['deferred'] = ''
  }).observe({ type: 'paint' })
  return true
}

/** The elements that use `laid-out-later`; any missing from this list are laid out with the last one. */
const later = '.section ~ .section, .footer'

/** The time for layouts in one idle period, in milliseconds. Each period ends with a frame, which has its own cost. */
const longest = 8

/**
 * Lays out the rest of the page once the browser is idle, a few parts per idle period: laying out a long page
 * all at once would delay the response to a touch.
 */
export function layOutWhole(): void {
  const { dataset } = document.documentElement
  if (dataset['deferred'] === undefined) return
  const parts = [...document.querySelectorAll<HTMLElement>(later)]
  const left = [...parts]
  const layOut = () => {
    const started = performance.now()
    while (performance.now() - started < longest) {
      const next = left.shift()
      if (!next) {
        delete dataset['deferred']
        for (const part of parts) delete part.dataset['laidOut']
        return
      }
      next.dataset['laidOut'] = ''
      // Forces the layout.
      next.getBoundingClientRect()
    }
    whenIdle(layOut)
  }
  whenIdle(layOut)
}

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work)
}
