import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { endOfFirstScreen } from '../../scripts/build/finish/first-screen.ts'
import { templates } from '../../scripts/checks/site/templates.ts'
import { expect, test } from './test.ts'

const read = (file: string) => readFileSync(`dist/client${file}`, 'utf8')

const [stylesheet] = /\/assets\/static\/[\w.-]+\.css/.exec(read('/index.html')) ?? []
if (stylesheet === undefined) throw new Error('the page names no stylesheet: is the site built?')
const wholeStylesheet = read(stylesheet)

/** The computed style of each element and its pseudo-elements, one per line, without custom properties. */
const computedStyles = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body, body :not(script, link, .scroll-progress, .decoration, .decoration *)',
      ),
    ].flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const names = Array.from(style).filter((name) => !name.startsWith('--'))
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`)
        return `${element.tagName}.${element.className}${pseudo ?? ''} ${values.join(';')}`
      }),
    ),
  )

/** Serves each page without what comes after its first screen. */
const serveFirstScreens = (page: Page) =>
  page.route('**/', async (request) => {
    const response = await request.fetch()
    const html = await response.text()
    await request.fulfill({ response, body: html.slice(0, endOfFirstScreen(html)) })
  })

// Each page carries the styles of its first screen: the stylesheet must not change how that looks.
test.describe('the styles in the page', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' })

  for (const route of Object.values(templates)) {
    test(`the first screen of ${route} looks the same with the whole stylesheet`, async ({ page }) => {
      await serveFirstScreens(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(route)
        const before = await computedStyles(page)
        await page.evaluate((css) => {
          const style = document.createElement('style')
          style.textContent = css
          document.head.append(style)
        }, wholeStylesheet)
        const after = await computedStyles(page)
        expect(after.filter((line, index) => line !== before[index])).toEqual([])
      }
    })
  }
})

test('a visit that starts inside the page waits for the stylesheet before it shows anything', async ({
  page,
}) => {
  const asked = new Promise<() => Promise<void>>((resolve) => {
    void page.route('**/assets/static/*.css', (request) => resolve(() => request.continue()))
  })
  await page.goto('/services/saas/#questions', { waitUntil: 'commit' })
  const release = await asked
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  await expect.poll(() => page.evaluate(() => document.querySelector('.footer') !== null)).toBe(true)
  expect(await painted()).toBeUndefined()
  await release()
  await expect.poll(painted).toBeGreaterThan(0)
  const arrived = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => entry.responseEnd),
  )
  expect(await painted()).toBeGreaterThanOrEqual(Math.min(...arrived))
})

test('a stylesheet that fails to load leaves the page readable, with ordinary links', async ({ page }) => {
  await page.route('**/assets/static/*.css', (request) => request.abort())
  const failing = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
  await page.goto('/')
  await page.mouse.move(10, 10)
  await failing
  await expect(page.locator('h1')).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.locator('main a[href="/services/custom-software/"]').first().click()
  await loaded
  await expect(page).toHaveURL(/custom-software/)
})
