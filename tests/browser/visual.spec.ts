/**
 * What each template looks like, from top to bottom. After an intended change,
 * `npx playwright test visual --update-snapshots` takes the pictures again: look at the difference before you
 * commit it.
 */
import { templateEntries, templates } from '../../packages/audits/site/templates.ts'
import { differenceOf, expectPicture, pictureOf } from './picture.ts'
import { test } from './pinned-test.ts'
import { decided, expect, visit, type Page } from './test.ts'
import { firstOnly } from './tiers.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page as a returning visitor sees it. */
async function open(page: Page, path: string): Promise<void> {
  await decided(page)
  // The first view may be painted before the font has loaded, and then does without it (the fonts are
  // `optional`).
  await page.goto(path)
  await page.evaluate(async () => document.fonts.ready)
  await visit(page, path)
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const { width, height } of sizes) {
    const isFirst = width === (colorScheme === 'dark' ? 390 : 1440)
    test.describe(`${colorScheme}, ${width} pixels wide`, firstOnly(isFirst), () => {
      test.use({ colorScheme, viewport: { width, height } })

      for (const [name, path] of templateEntries) {
        test(`${name} looks the same as before`, async ({ page }) => {
          await open(page, path)
          await expectPicture(page, `${name}-${width}-${colorScheme}.webp`)
        })
      }
    })
  }
}

for (const { width, height } of sizes) {
  test.describe(`the comparison at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('notices any single missing button, and reports no difference in an unchanged page', async ({
      page,
    }) => {
      await open(page, templates.contact)
      const before = await pictureOf(page)
      expect(differenceOf(before, await pictureOf(page))).toBeUndefined()
      const buttons = await page.locator('button, .button').filter({ visible: true }).all()
      expect(buttons.length).toBeGreaterThan(2)
      for (const button of buttons) {
        const show = (opacity: '0' | '1') =>
          button.evaluate((element: HTMLElement, value) => {
            element.style.opacity = value
          }, opacity)
        await show('0')
        expect(differenceOf(before, await pictureOf(page)), String(button)).toBeDefined()
        await show('1')
      }
    })
  })
}
