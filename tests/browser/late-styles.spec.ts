/**
 * A page inlines the styles of its first screen, links the rest at its end, and fetches the whole stylesheet on the
 * first input, to apply it in the next pause. None of these may change how anything looks that was visible before it.
 */
import { templates } from '../../packages/audits/site/templates.ts'
import { asksForConsent } from '../../model/asks-for-consent.ts'
import { changedStyles } from './changed-styles.ts'
import { expect, holdRequest, test } from './test.ts'
import { firstOnly } from './tiers.ts'

/** The four most varied templates: they have a drawing, prices, a demonstration, a form. */
const various = new Set<string | undefined>([
  '/',
  templates.service,
  templates['case-study'],
  templates.contact,
])

/** Selects the elements of the first screen, without those that also contain content below it. */
const above = 'body :not(script, link, [data-below], [data-below] *, :has([data-below]))'
const rest = '**/assets/styles/*.css'
const whole = 'link[rel=stylesheet][href*="/assets/static/"]'

// Except the not-found page, which loads the search with its styles by itself.
for (const route of Object.values(templates).filter((one) => one !== templates['not-found'])) {
  test(
    `${route}: the app and the cookie banner look the same with the whole stylesheet`,
    firstOnly(various.has(route)),
    async ({ page }) => {
      // The browser reports the pointer's position to each new page as a movement, which would count as input.
      await page.addInitScript(() =>
        addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
      )
      // The first visit puts the fonts into the cache, so that the second one has them.
      await page.goto(route)
      await page.goto(route)
      await expect(page.locator('.consent')).toHaveCount(asksForConsent ? 1 : 0)
      await expect(page.locator('html[data-deferred]')).toHaveCount(0)
      await expect(page.locator(whole)).toHaveCount(0)
      const { count } = await changedStyles(page)
      expect(count).toBeGreaterThan(10_000)
      await page.keyboard.press('Shift')
      await expect(page.locator(`${whole}[media=""]`)).toHaveCount(1)
      expect((await changedStyles(page)).changes).toEqual([])
    },
  )

  test(
    `${route}: the first screen looks the same before the rest of the styles, when nothing else is laid out`,
    firstOnly(various.has(route)),
    async ({ page }) => {
      // For the fonts, as above.
      await page.goto(route)
      const styles = await holdRequest(page, rest)
      await page.goto(route, { waitUntil: 'commit' })
      // The browser paints the first screen while it waits for the rest of the styles.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await expect(page.locator('.footer')).toBeHidden()
      const below = page.locator('[data-below] :is(h2, a)')
      const isLaidOut = () =>
        below.evaluateAll((all) => all.some((one) => one.checkVisibility({ contentVisibilityAuto: true })))
      expect(await isLaidOut()).toBe(false)
      const { count } = await changedStyles(page, above)
      expect(count).toBeGreaterThan(10_000)
      await styles.release()
      await expect(page.locator('.footer')).toBeVisible()
      expect((await changedStyles(page, above)).changes).toEqual([])
      await expect.poll(isLaidOut).toBe(true)
    },
  )
}

test('if the rest of the styles fails to load, content below the first screen is shown without them', async ({
  page,
}) => {
  await page.route(rest, (request) => request.abort())
  await page.goto(templates.service)
  await expect(page.locator('.footer')).toBeVisible()
})
