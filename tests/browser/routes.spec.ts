import { routes } from '../../model/routes.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { decided, expect, holdApp, hydrated, test, type Page } from './test.ts'
import { firstOnly, tenthOf } from './tiers.ts'

const examples: ReadonlySet<string> = new Set(Object.values(templates))
const turn = tenthOf(routes.filter((route) => !examples.has(route)))

/**
 * What React has to keep. The tab stop of a scrolling frame is not in the HTML, because it depends on layout.
 */
const prerendered = async (page: Page): Promise<string> =>
  (await page.locator('#root').innerHTML()).replaceAll(' tabindex="0"', '')

for (const route of routes) {
  const details = firstOnly(examples.has(route) || turn.has(route))
  test(`${route} loads and hydrates without a fault`, details, async ({ page, faults }) => {
    await decided(page)
    const release = await holdApp(page)
    const response = await page.goto(route, { waitUntil: 'domcontentloaded' })
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    const html = await prerendered(page)
    release()
    await hydrated(page)
    // React keeps the pre-rendered nodes: anything that it has to change is a mismatch.
    expect(await prerendered(page)).toBe(html)
    expect(faults).toEqual([])
  })
}

test('an unknown path gets the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/no-such-page/')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
