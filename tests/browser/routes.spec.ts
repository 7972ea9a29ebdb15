import { routes } from '../../model/routes.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { recordShifts, scrollThrough } from './shifts.ts'
import { decided, expect, holdApp, hydrated, test, type Page } from './test.ts'
import { firstOnly, tenthOf } from './tiers.ts'

const examples: ReadonlySet<string> = new Set(Object.values(templates))
const turn = tenthOf(routes.filter((route) => !examples.has(route)))

/**
 * The HTML that React must keep. Added later are the tab stops of scrolling frames, which depend on layout, and whether
 * the firm is open, which depends on the time.
 */
const prerendered = async (page: Page): Promise<string> =>
  (await page.locator('#root').innerHTML())
    .replaceAll(' tabindex="0"', '')
    .replace(/(?<=class="open-now"[^>]*>)<strong>[^<]*<\/strong>/, '')

test.use({ viewport: { width: 390, height: 900 } })

for (const route of routes) {
  const details = firstOnly(examples.has(route) || turn.has(route))
  test(
    `${route} loads, hydrates and scrolls without a fault or a shift`,
    details,
    async ({ page, faults }) => {
      const shifts = await recordShifts(page)
      await decided(page)
      const release = await holdApp(page)
      const response = await page.goto(route, { waitUntil: 'domcontentloaded' })
      expect(response?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      const html = await prerendered(page)
      release()
      await hydrated(page)
      // Anything that React changes is a mismatch.
      expect(await prerendered(page)).toBe(html)
      await scrollThrough(page)
      expect(await shifts()).toEqual([])
      expect(faults).toEqual([])
    },
  )
}

test('an unknown path gets the not-found page with status 404 and without a shift', async ({ page }) => {
  const shifts = await recordShifts(page)
  await decided(page)
  const response = await page.goto('/no-such-page/')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await hydrated(page)
  await scrollThrough(page)
  expect(await shifts()).toEqual([])
})
