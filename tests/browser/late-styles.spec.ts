/** A page has its styles inlined until somebody touches it: nothing that comes by itself may look otherwise. */
import { templates } from '../../packages/audits/site/templates.ts'
import { expect, test, type Page } from './test.ts'

test.use({ reducedMotion: 'reduce' })

/** The computed style of each element and its pseudo-elements, without custom properties. */
const computedStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body :not(script)')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`
        return (
          Array.from(style)
            // `height` says the same as `block-size`, which is 0 when a scrolling frame is first asked for it.
            .filter((property) => !property.startsWith('--') && property !== 'block-size')
            .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
        )
      }),
    ),
  )

const whole = 'link[rel=stylesheet][href*="/assets/static/"]'

// The not-found page searches by itself, with the code and the styles of the search.
for (const route of Object.values(templates).filter((one) => one !== templates['not-found'])) {
  test(`${route}: the app and the cookie banner look the same with the whole stylesheet`, async ({
    page,
  }) => {
    // The browser of the tests tells a new page where its pointer is, as if it had moved.
    await page.addInitScript(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
    )
    await page.goto(route)
    await expect(page.locator('.consent')).toBeVisible()
    await expect(page.locator('html[data-deferred]')).toHaveCount(0)
    await expect(page.locator(whole)).toHaveCount(0)
    const before = await computedStyles(page)
    await page.keyboard.press('Shift')
    await expect(page.locator(whole)).toHaveCount(1)
    await page.waitForFunction((selector) => document.querySelector<HTMLLinkElement>(selector)?.sheet, whole)
    const after = await computedStyles(page)
    expect(after.filter((line, index) => line !== before[index])).toEqual([])
  })
}
