/**
 * Marks the document, so that what is below its first screen is laid out when it comes near (`laid-out-later` in
 * styles/_tools.scss) and not before the first paint. Not where the visit leads to a place in the page, a fragment or
 * where the reader was before: the heights above it must be right. Runs inlined in the head (see
 * head-script.ts), so it must refer to nothing outside itself.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.dataset['deferred'] = ''
}

/** What `laid-out-later` is applied to; a part that is missing here comes with the last one. */
const later = '.section ~ .section, .footer'

/**
 * Has the whole page laid out, once the browser is idle: a part in each idle moment, since a long page at once
 * would keep it from answering a touch.
 */
export function layOutWhole(): void {
  const { dataset } = document.documentElement
  if (dataset['deferred'] === undefined) return
  const parts = [...document.querySelectorAll<HTMLElement>(later)]
  const layOut = (left: readonly HTMLElement[]) =>
    whenIdle(() => {
      const [next, ...others] = left
      if (next) {
        next.dataset['laidOut'] = ''
        layOut(others)
        return
      }
      delete dataset['deferred']
      for (const part of parts) delete part.dataset['laidOut']
    })
  layOut(parts)
}

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work)
}
