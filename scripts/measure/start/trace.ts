import type { Browser } from 'playwright'
import { load, withPage } from '../bench/browser.ts'

/** One event of Chromium's trace, in its own format; times in microseconds. */
export interface TraceEvent {
  name: string
  /** `X` is a task with a duration, `M` metadata, `R` and `I` an instant. */
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: Record<string, unknown>
}

/** The page writes this into the trace, to separate the costs before and after. */
export const hydratedMark = 'bench: hydrated'

// V8's detailed categories would make it do more work than it does for a visitor.
const categories = ['devtools.timeline', 'loading', 'blink.user_timing', 'toplevel', 'v8']

/**
 * Loads a page on a phone's screen and a slowed processor until the app runs and the network is idle.
 * @param slowDown How many times slower the processor is made.
 */
export const traceStart = (browser: Browser, url: string, slowDown: number): Promise<TraceEvent[]> =>
  withPage(
    browser,
    async (page, session) => {
      await page.addInitScript((mark) => {
        new MutationObserver((_changes, observer) => {
          if (document.documentElement.dataset['app'] !== 'hydrated') return
          performance.mark(mark)
          observer.disconnect()
        }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-app'] })
      }, hydratedMark)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      await browser.startTracing(page, { categories })
      await load(page, url)
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
      return traceEvents
    },
    { width: 390, height: 844 },
  )
