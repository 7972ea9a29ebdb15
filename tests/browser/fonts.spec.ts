/** A page waits briefly for its fonts, and does not use those that arrive later, so that no text moves. */
import { templates } from '../../packages/audits/site/templates.ts'
import { expect, holdRequest, test, type Page } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const boxes = (page: Page) =>
  page
    .locator('main :is(h1, h2, p, a)')
    .evaluateAll((all) => all.map((one) => Object.values(one.getBoundingClientRect().toJSON())))

test('fonts that arrive too late are not used on this page', async ({ page }) => {
  const fonts = await holdRequest(page, '**/*.woff2')
  await page.goto(templates.contact, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('.footer')).toBeVisible()
  const before = await boxes(page)
  const arrived = page.waitForResponse('**/archivo-expanded.*.woff2')
  await fonts.release()
  await (await arrived).finished()
  await page.evaluate(async () => document.fonts.ready)
  expect(await boxes(page)).toEqual(before)
})

test('a page is shown as soon as its fonts have arrived', async ({ page }) => {
  // The page's own time limit for the wait never fires.
  await page.addInitScript(() => {
    const start = setTimeout
    const waits: number[] = []
    Object.assign(window, {
      waits,
      setTimeout: (run: () => void, wait = 0) =>
        document.documentElement.hidden ? waits.push(wait) : start(run, wait),
    })
  })
  await page.goto(templates.contact, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  const used = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(used.join()).toContain('Archivo Expanded')
  expect(await page.evaluate('waits[0]')).toBeLessThanOrEqual(200)
})

test('a visit that starts at a fragment does not wait for fonts', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }))
  await page.route('**/*.woff2', () => {})
  await page.goto(`${templates.contact}#main`, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
})
