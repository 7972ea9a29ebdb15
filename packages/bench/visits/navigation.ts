import type { Browser, Page } from 'playwright'
import { load, slowProcessor, withPage } from './browser.ts'

/** Links of the menu to hover and then click. */
const menu = ['About', 'Services', 'Research', 'Contact', 'Insights', 'Work'] as const
/** Time between hover and click, in milliseconds: enough for the preload to finish. */
const hover = 600

/**
 * Clicks through the menu on a slow processor.
 * @returns Milliseconds from each click to the moment after the frame that shows the new page's heading.
 */
export const measureNavigations = (browser: Browser, url: string, rounds: number): Promise<number[]> =>
  withPage(browser, async (page, session) => {
    await load(page, url)
    await slowProcessor(session)
    await page.evaluate(timeNavigations)
    for (let round = 0; round < rounds; round += 1) {
      for (const name of menu) {
        const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
        await link.hover()
        await page.waitForTimeout(hover)
        const times = await countOf(page)
        await page.mouse.down()
        await page.mouse.up()
        await page.waitForFunction(
          (count) => (window as unknown as Timed).navigationTimes.length > count,
          times,
        )
        // The transition between the pages has to end before the next one.
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
      // Not a look at every frame: each frame would take time from the navigation.
      new MutationObserver((_changes, observer) => {
        const now = headingText()
        if (now === undefined || now === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A message sent in a frame arrives after its painting.
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
