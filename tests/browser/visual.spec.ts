/**
 * What each template looks like: its first 1260 pixels, at reduced scale so that the pictures stay small.
 * After a change that is meant, `npx playwright test visual --update-snapshots` takes them anew; look at the difference
 * before you commit it.
 */
import { templateEntries } from '../../scripts/checks/templates.ts'
import { decided, expect, hydrated, test } from './test.ts'
import { firstOnly } from './tiers.ts'

const sizes = [
  { width: 390, height: 1260, deviceScaleFactor: 0.5 },
  { width: 1440, height: 1260, deviceScaleFactor: 0.4 },
] as const

for (const colorScheme of ['dark', 'light'] as const) {
  for (const { width, height, deviceScaleFactor } of sizes) {
    const isFirst = width === (colorScheme === 'dark' ? 390 : 1440)
    test.describe(`${colorScheme}, ${width} pixels wide`, firstOnly(isFirst), () => {
      test.use({
        colorScheme,
        deviceScaleFactor,
        viewport: { width, height },
        contextOptions: { reducedMotion: 'reduce' },
      })

      for (const [name, path] of templateEntries) {
        test(`${name} looks as it did`, async ({ page }) => {
          await decided(page)
          // A first view may have painted before its font came, which then stays away (`optional`).
          await page.goto(path)
          await page.evaluate(async () => document.fonts.ready)
          await page.reload()
          await hydrated(page)
          // The not-found page suggests pages once its search has loaded.
          await page.waitForLoadState('networkidle')
          await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            scale: 'device',
            // Browsers and systems smooth edges differently.
            threshold: 0.2,
            maxDiffPixelRatio: 0.015,
          })
        })
      }
    })
  }
}
