import type { Browser } from 'playwright'
import { menuLink, slowProcessor, withPage } from '../visits/browser.ts'

/** The links in the header that lead to one of the ten pages. */
const menu = ['Services', 'About', 'Contact', 'Insights'] as const
/** Milliseconds between hover and click: enough for a preload to finish. */
const hover = 600

/**
 * Clicks the links in the header on a slow processor. Unlike `measureNavigations`, this works whether or not a click
 * replaces the document.
 * @returns Milliseconds from each click to the paint of the next page's heading.
 */
export const measureClicks = (browser: Browser, url: string, rounds: number): Promise<number[]> =>
  withPage(browser, async (page, session) => {
    await page.addInitScript(timeClicks)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await slowProcessor(session)
    for (let round = 0; round < rounds; round += 1) {
      for (const name of menu) {
        const link = menuLink(page, name)
        await link.hover()
        await page.waitForTimeout(hover)
        await link.click()
        await page.waitForFunction(() => sessionStorage.getItem('clicked') === null)
        await page.waitForLoadState('networkidle')
      }
    }
    return page.evaluate(() => JSON.parse(sessionStorage.getItem('times') ?? '[]') as number[])
  })

/** Runs in each document. Stores the time of a click where the next document can read it. */
function timeClicks(): void {
  const clickedAt = Number(sessionStorage.getItem('clicked'))
  const record = (paintedAt: number, from: number) => {
    const times = JSON.parse(sessionStorage.getItem('times') ?? '[]') as number[]
    sessionStorage.setItem('times', JSON.stringify([...times, paintedAt - from]))
    sessionStorage.removeItem('clicked')
  }
  if (clickedAt > 0) {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) record(performance.timeOrigin + paint.startTime, clickedAt)
    }).observe({ type: 'paint', buffered: true })
  }
  const headingText = () => document.querySelector('h1')?.textContent
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const clicked = performance.timeOrigin + timeStamp
      sessionStorage.setItem('clicked', String(clicked))
      const before = headingText()
      const look = () => {
        const now = headingText()
        if (now === undefined || now === before) {
          requestAnimationFrame(look)
          return
        }
        // A message sent in a frame arrives after the frame has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => record(performance.timeOrigin + performance.now(), clicked))
        port1.start()
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}
