import type { Browser } from 'playwright'
import { load, menuLink, slowProcessor, withPage } from './browser.ts'

/** Milliseconds between hover and click: enough for a preload to finish. */
const hover = 600

interface Options {
  /** The links in the header to click. */
  menu: readonly string[]
  /** Clicks on each link. */
  rounds: number
}

/**
 * Clicks links in the header on a slow processor, whether or not a click replaces the document.
 * @returns Milliseconds from each click to the paint of the next page's heading.
 */
export const measureNavigations = (
  browser: Browser,
  url: string,
  { menu, rounds }: Options,
): Promise<number[]> =>
  withPage(browser, async (page, session) => {
    await page.addInitScript(timeClicks)
    await load(page, url)
    await slowProcessor(session)
    for (let round = 0; round < rounds; round += 1) {
      for (const name of menu) {
        await menuLink(page, name).hover()
        await page.waitForTimeout(hover)
        await page.mouse.down()
        await page.mouse.up()
        await page.waitForFunction(() => sessionStorage.getItem('clicked') === null)
        await page.waitForLoadState('networkidle')
        // A transition between the pages must end before the next click.
        await page.waitForTimeout(hover)
      }
    }
    return page.evaluate(() => JSON.parse(sessionStorage.getItem('times') ?? '[]') as number[])
  })

/** Runs in each document. Stores the time of a click where the next document can read it. */
function timeClicks(): void {
  const record = (paintedAt: number, clickedAt: number) => {
    const times = JSON.parse(sessionStorage.getItem('times') ?? '[]') as number[]
    sessionStorage.setItem('times', JSON.stringify([...times, paintedAt - clickedAt]))
    sessionStorage.removeItem('clicked')
  }
  const clickedAt = Number(sessionStorage.getItem('clicked'))
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
      // Checking in every frame would take time from the navigation.
      new MutationObserver((_changes, observer) => {
        const now = headingText()
        if (now === undefined || now === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A message sent in a frame arrives after the frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => record(performance.timeOrigin + performance.now(), clicked))
          port1.start()
          port2.postMessage(undefined)
        })
      }).observe(document, { subtree: true, childList: true, characterData: true })
    },
    true,
  )
}
