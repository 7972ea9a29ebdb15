/**
 * A page has the styles of its first screen inlined, links the rest at its end, and fetches the whole stylesheet when
 * somebody touches it: nothing that is there already may look otherwise with the next of them.
 */
import { templates } from '../../packages/audits/site/templates.ts'
import { asksForConsent } from '../../model/asks-for-consent.ts'
import { expect, holdRequest, test, type Page } from './test.ts'
import { firstOnly } from './tiers.ts'

/**
 * The properties of each element and of its pseudo-elements that are not what they were at the last call. The page
 * keeps them itself: there are too many to send.
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
          // `height` says the same as `block-size`, which is 0 when a scrolling frame is first asked for it.
          if (property.startsWith('--') || property === 'block-size') continue
          const key = `${index} ${name} ${property}`
          const value = style.getPropertyValue(property)
          seen.styles.set(key, value)
          if (before && before.get(key) !== value) changes.push(`${key}: ${before.get(key)}, now ${value}`)
        }
      }
    return { changes, count: seen.styles.size }
  }, elements)

/** The four that have most in them: a drawing, prices, a demonstration, a form. */
const various = new Set<string | undefined>([
  '/',
  templates.service,
  templates['case-study'],
  templates.contact,
])

/**
 * What is above the fold, but for what is around that and what is below. What is drawn behind and over the page comes
 * with the rest of the styles.
 */
const above = 'body :not(script, link, [data-below], [data-below] *, :has([data-below]))'
const rest = '**/assets/styles/*.css'
const whole = 'link[rel=stylesheet][href*="/assets/static/"]'

// The not-found page searches by itself, with the code and the styles of the search.
for (const route of Object.values(templates).filter((one) => one !== templates['not-found'])) {
  test(
    `${route}: the app and the cookie banner look the same with the whole stylesheet`,
    firstOnly(various.has(route)),
    async ({ page }) => {
      // The browser of the tests tells a new page where its pointer is, as if it had moved.
      await page.addInitScript(() =>
        addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
      )
      // Its fonts are in the cache then: a first visit may come without them.
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
      // As above.
      await page.goto(route)
      const styles = await holdRequest(page, rest)
      await page.goto(route, { waitUntil: 'commit' })
      // A browser paints it while it waits for the rest.
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

test('what is below the first screen is shown without the rest of the styles if they cannot be loaded', async ({
  page,
}) => {
  await page.route(rest, (request) => request.abort())
  await page.goto(templates.service)
  await expect(page.locator('.footer')).toBeVisible()
})
