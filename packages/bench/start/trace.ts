import type { Browser } from 'playwright'
import { withPage } from '../visits/browser.ts'

/** An event of Chromium's trace, in Chromium's format; times are in microseconds. */
export interface TraceEvent {
  name: string
  /** `X` for a task with a duration, `R` for an instant. */
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
}

/** A mark that the page writes into the trace, to separate the costs before and after hydration. */
export const hydratedMark = 'bench: hydrated'

// V8's detailed categories would make it do more work than for a visitor.
const categories = ['devtools.timeline', 'loading', 'blink.user_timing', 'toplevel', 'v8']

/**
 * Loads a page on a phone's screen with a slowed processor, until the app runs and the network is idle.
 * @param slowDown By what factor to slow down the processor.
 */
export const traceStart = (browser: Browser, url: string, slowDown: number): Promise<TraceEvent[]> =>
  withPage(
    browser,
    async (page, session) => {
      // Waiting with Playwright would run its scripts in the page, which would take 37 ms of the main thread.
      const hydrated = new Promise((resolve) => {
        session.on('Runtime.bindingCalled', resolve)
      })
      await session.send('Runtime.enable')
      await session.send('Runtime.addBinding', { name: 'reportHydrated' })
      await page.addInitScript((mark) => {
        new MutationObserver((_changes, observer) => {
          if (document.documentElement.dataset['app'] !== 'hydrated') return
          performance.mark(mark)
          observer.disconnect()
          ;(globalThis as unknown as { reportHydrated: (text: string) => void }).reportHydrated('')
        }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-app'] })
      }, hydratedMark)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      await browser.startTracing(page, { categories })
      await page.goto(url)
      await hydrated
      await page.waitForLoadState('networkidle')
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
      return traceEvents
    },
    { width: 390, height: 844 },
  )
