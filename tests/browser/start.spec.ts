/** When the app starts by itself, and when it waits for the visitor. */
import { decided, expect, hydrated, test, type Page } from './test.ts'

const app = (page: Page) => page.evaluate(() => document.documentElement.dataset['app'])

/** Opens the home page in a browser that reports such a connection, and lets ten seconds pass. */
async function openOver(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
  await decided(page)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(10_000)
}

test('the app starts by itself over an ordinary connection', async ({ page }) => {
  await openOver(page, { effectiveType: '4g', saveData: false })
  await expect.poll(() => app(page)).toBe('hydrated')
})

for (const connection of [
  { effectiveType: '4g', saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`the app waits for input over ${JSON.stringify(connection)}`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await openOver(page, connection)
    // Some browsers send this for a pointer that rests where the page appears.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
    expect(await app(page)).toBeUndefined()
    expect(scripts).toEqual([])
    await hydrated(page)
    await expect.poll(() => app(page)).toBe('hydrated')
  })
}
