import type { UpdateTags } from './tags.ts'

/**
 * Loads the tag manager, and measures the page's speed for it. This code loads after the first consent to analytics or
 * marketing, if a container is configured.
 */
export function createTagManager(dataLayer: unknown[], containerId: string): UpdateTags {
  let isMeasuring = false
  let mayReport = false
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`
  document.head.append(Object.assign(document.createElement('script'), { src }))
  return ({ analytics }) => {
    mayReport = analytics
    if (!analytics || isMeasuring) return
    isMeasuring = true
    import('./vitals.ts').then(
      // The measuring can't be stopped after a withdrawal.
      ({ observeSpeed }) => observeSpeed((figure) => mayReport && dataLayer.push(figure)),
      // If its code can't be loaded, nothing is measured.
      () => {},
    )
  }
}
