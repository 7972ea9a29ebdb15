/** A page waits a moment for its fonts, and does without those that come later: no word moves when they arrive. */
import { templates } from '../../packages/audits/site/templates.ts'
import { expect, test, type Page } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const familyOf = (page: Page) => heading(page).evaluate((one) => getComputedStyle(one).fontFamily)
const late = (page: Page) => page.locator('html[data-fonts=late]')

test('fonts that come too late are not used in this visit', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(templates.contact, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(late(page)).toHaveCount(1)
  expect(await familyOf(page)).toMatch(/^"?Archivo Expanded fallback/)
  const box = await heading(page).boundingBox()
  const arrived = page.waitForResponse('**/archivo-expanded.*.woff2')
  release()
  await arrived
  await page.evaluate(async () => document.fonts.ready)
  expect(await heading(page).boundingBox()).toEqual(box)
})

test('a page is shown as soon as its fonts are there', async ({ page }) => {
  // The wait never ends by itself.
  await page.addInitScript(() => {
    const start = setTimeout
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) => (wait === 100 ? 0 : start(run, wait)),
    })
  })
  await page.goto(templates.contact, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(late(page)).toHaveCount(0)
  expect(await familyOf(page)).toMatch(/^"?Archivo Expanded"?,/)
})

test('a visit that starts inside a page waits for no font', async ({ page }) => {
  await page.route('**/*.woff2', () => {})
  await page.goto(`${templates.contact}#main`, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(late(page)).toHaveCount(0)
})
