import type { UpdateTags } from './tags.ts'
import type { SpeedFigure } from './vitals.ts'

interface TagManagerOptions {
  dataLayer: unknown[]
  /** Such as `GTM-XXXXXXX`. */
  containerId: string
  /** Loads a script from another site. */
  load?: (url: string) => void
  /** Starts measuring how fast the page is for its visitor; called once. */
  measure?: (report: (figure: SpeedFigure) => void) => void
}

/**
 * Loads the tag manager, and measures the page's speed for it. This code loads after the first consent to analytics or
 * marketing, if a container is configured.
 */
export function createTagManager({
  dataLayer,
  containerId,
  load = loadScript,
  measure = (report) => void measureSpeed(report).catch(() => {}),
}: TagManagerOptions): UpdateTags {
  let isMeasuring = false
  let mayReport = false
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`)
  return ({ analytics }) => {
    mayReport = analytics
    if (!analytics || isMeasuring) return
    isMeasuring = true
    measure((figure) => {
      // The measuring can't be stopped after a withdrawal.
      if (mayReport) dataLayer.push(figure)
    })
  }
}

async function measureSpeed(report: (figure: SpeedFigure) => void): Promise<void> {
  const { observeSpeed } = await import('./vitals.ts')
  observeSpeed(report)
}

function loadScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
