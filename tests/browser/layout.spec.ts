import { words } from '../../.site/words/tuck.ts'
import { templateEntries, templates } from '../../packages/audits/site/templates.ts'
import { recordShifts, scrollThrough } from './shifts.ts'
import { decided, expect, holdRequest, hydrated, revisit, settled, test, visit } from './test.ts'
import { everywhere, firstOnly } from './tiers.ts'

// routes.spec.ts tests this at 390 pixels.
test.describe('at 1440 pixels', everywhere, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const [name, path] of templateEntries) {
    test(`${name} does not shift while it loads, hydrates and scrolls`, async ({ page }) => {
      const shifts = await recordShifts(page)
      await revisit(page, path)
      await scrollThrough(page)
      expect(await shifts()).toEqual([])
    })
  }
})

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, firstOnly(width === 390), () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, path] of templateEntries) {
      test(`${name} does not shift when the font loads late`, firstOnly(path === '/'), async ({ page }) => {
        const font = await holdRequest(page, '**/*.woff2')
        const shifts = await recordShifts(page)
        await decided(page)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
        await font.release()
        await page.evaluate(async () => document.fonts.ready)
        // The whole stylesheet and the app load after the fonts.
        await hydrated(page)
        await settled(page)
        expect(await shifts()).toEqual([])
      })
    }
  })
}

test('a line that opens folded content is named after the heading above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, templates.service)
  const lines = await page
    .locator('main section .tuck > summary')
    .evaluateAll((all) =>
      all.map((line) => [line.ariaLabel, line.closest('section')?.querySelector('h2')?.textContent] as const),
    )
  expect(lines.length).toBeGreaterThan(1)
  for (const [name, heading = ''] of lines) expect(name).toBe(`${words.open}: ${heading}`)
})

test('content that is folded on a phone is printed, with how to reach the firm; controls and navigation are not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print' })
  await visit(page, templates.service)
  const folded = page.locator('main .tuck').filter({ hasNot: page.locator('.contents__list') })
  await expect(folded.locator(':scope > :not(summary)').first()).toBeVisible()
  await expect(page.locator('footer address')).toBeVisible()
  const parts = page.locator('button, input, nav:not(.breadcrumbs), select, .plate__first')
  const printed = await parts.evaluateAll((all) =>
    all.flatMap((part) => (part.checkVisibility() ? part.className : [])),
  )
  expect(printed).toEqual([])
  // Some people print backgrounds. Axe doesn't report a text that has the color of its background.
  const invisible = await page.locator('main a').evaluateAll((links) =>
    links.flatMap((link) => {
      const { backgroundColor, color } = getComputedStyle(link)
      return backgroundColor === color ? link.className : []
    }),
  )
  expect(invisible).toEqual([])
  await visit(page, templates.post ?? templates.legal)
  const addresses = await page
    .locator('main a[href^=https]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(addresses.filter((text) => !text.includes('https'))).toEqual([])
})
