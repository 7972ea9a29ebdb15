import type { Browser, Page } from 'playwright'
import { load, menuLink, slowProcessor, withPage } from './browser.ts'

/** The links in the menu to click. */
const menu = ['About', 'Services', 'Research', 'Contact', 'Insights', 'Work'] as const
/** Milliseconds between hover and click: enough for the preload to finish. */
const hover = 600

/**
 * Clicks the links in the menu on a slow processor.
 * @returns Milliseconds from each click to the end of the frame that shows the new page's heading.
 */
export const measureNavigations = (browser: Browser, url: string, rounds: number): Promise<number[]> =>
  withPage(browser, async (page, session) => {
    await load(page, url)
    await slowProcessor(session)
    await page.evaluate(timeNavigations)
    for (let round = 0; round < rounds; round += 1) {
      for (const name of menu) {
        await menuLink(page, name).hover()
        await page.waitForTimeout(hover)
        const times = await countOf(page)
        await page.mouse.down()
        await page.mouse.up()
        await page.waitForFunction(
          (count) => (window as unknown as Timed).navigationTimes.length > count,
          times,
        )
        // The transition between the pages must end before the next click.
        await page.waitForTimeout(hover)
      }
    }
    return page.evaluate(() => (window as unknown as Timed).navigationTimes)
  })

interface Timed {
  navigationTimes: number[]
}

const countOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Timed).navigationTimes.length)

/** Runs in the page: records the time from each click until another heading has been painted. */
function timeNavigations(): void {
  const navigationTimes: number[] = []
  Object.assign(window, { navigationTimes })
  const headingText = () => document.querySelector('h1')?.textContent
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = headingText()
      // Checking in every frame would take time from the navigation.
      new MutationObserver((_changes, observer) => {
        const now = headingText()
        if (now === undefined || now === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A message sent in a frame arrives after the frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => navigationTimes.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(undefined)
        })
      }).observe(document, { subtree: true, childList: true, characterData: true })
    },
    true,
  )
}
