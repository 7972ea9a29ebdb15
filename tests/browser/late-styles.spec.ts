/**
 * A page inlines the styles of its first screen, links the rest at its end, and fetches the whole stylesheet on the
 * first input. None of these may change how anything looks that was visible before it.
 */
import { templates } from '../../packages/audits/site/templates.ts'
import { asksForConsent } from '../../model/asks-for-consent.ts'
import { expect, holdRequest, test, type Page } from './test.ts'
import { firstOnly } from './tiers.ts'

/**
 * The computed properties of elements and their pseudo-elements that have changed since the last call. The page keeps
 * the earlier values itself, since there are too many to transfer.
 */
const changedStyles = (page: Page, elements = 'body, body :not(script, link)') =>
  page.evaluate((selector) => {
    const seen = window as typeof window & { styles?: Map<string, string> }
    const before = seen.styles
    seen.styles = new Map()
    const changes: string[] = []
    for (const [index, element] of document.querySelectorAll(selector).entries())
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') continue
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`
        for (const property of style) {
          // `block-size` is 0 when first read from a scrolling frame; `height` says the same reliably.
          if (property.startsWith('--') || property === 'block-size') continue
          const key = `${index} ${name} ${property}`
          const value = style.getPropertyValue(property)
          seen.styles.set(key, value)
          if (before && before.get(key) !== value) changes.push(`${key}: ${before.get(key)}, now ${value}`)
        }
      }
    return { changes, count: seen.styles.size }
  }, elements)

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
      await expect(page.locator(whole)).toHaveCount(1)
      await page.waitForFunction(
        (selector) => document.querySelector<HTMLLinkElement>(selector)?.sheet,
        whole,
      )
      expect((await changedStyles(page)).changes).toEqual([])
    },
  )

  test(
    `${route}: the first screen looks the same before the rest of the styles`,
    firstOnly(various.has(route)),
    async ({ page }) => {
      // For the fonts, as above.
      await page.goto(route)
      const styles = await holdRequest(page, rest)
      await page.goto(route, { waitUntil: 'commit' })
      // The browser paints the first screen while it waits for the rest of the styles.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await expect(page.locator('.footer')).toBeHidden()
      const { count } = await changedStyles(page, above)
      expect(count).toBeGreaterThan(10_000)
      await styles.release()
      await expect(page.locator('.footer')).toBeVisible()
      expect((await changedStyles(page, above)).changes).toEqual([])
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
