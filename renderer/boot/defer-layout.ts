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

/** Has the whole page laid out, once the browser is idle: in two steps, since a long page would hold it up. */
export function layOutWhole(): void {
  const { dataset } = document.documentElement
  if (dataset['deferred'] === undefined) return
  whenIdle(() => {
    dataset['deferred'] = 'far'
    whenIdle(() => delete dataset['deferred'])
  })
}

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work)
}
