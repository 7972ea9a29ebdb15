import type { UpdateTags } from './tags.ts'
import type { SpeedFigure } from './vitals.ts'

/**
 * Loads the tag manager, and measures the page's speed for it. This code loads after the first consent to analytics or
 * marketing, if a container is configured.
 */
export function createTagManager(dataLayer: unknown[], containerId: string): UpdateTags {
  let isMeasuring = false
  let mayReport = false
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`)
  return ({ analytics }) => {
    mayReport = analytics
    if (!analytics || isMeasuring) return
    isMeasuring = true
    // If its code can't be loaded, nothing is measured.
    void measureSpeed((figure) => {
      // The measuring can't be stopped after a withdrawal.
      if (mayReport) dataLayer.push(figure)
    }).catch(() => {})
  }
}

async function measureSpeed(report: (figure: SpeedFigure) => void): Promise<void> {
  const { observeSpeed } = await import('./vitals.ts')
  observeSpeed(report)
}

function loadScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  document.head.append(script)
}
