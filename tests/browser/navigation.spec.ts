import { words as interfaceTexts } from '../../.site/words/interface.ts'
import type { Page } from 'playwright/test'
import { withoutBase } from '../../model/base-path.ts'
import { follow, furtherPage, menuLabel, menuLink } from './menu.ts'
import { expect, test, visit, withoutScripts } from './test.ts'

// Most visitors have not asked for reduced motion.
test.use({ reducedMotion: 'no-preference' })

test('a new page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await visit(page, '/services/')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  // Vike saves the position in the history a moment after the scroll.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"y":900')
  await page
    .locator('footer a[href$="/privacy/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/privacy/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/services/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(850)
})

for (const [intent, act] of [
  ['hover', 'hover'],
  ['keyboard focus', 'focus'],
] as const) {
  test(`${intent} preloads a page's data and code, once`, async ({ page }) => {
    await visit(page, '/')
    const requested: string[] = []
    page.on('request', (request) => requested.push(withoutBase(new URL(request.url()).pathname)))
    const link = menuLink(page, '/about/')
    await link[act]()
    await expect.poll(() => requested).toContain('/about/index.pageContext.json')
    await expect.poll(() => requested.some((path) => path.includes('pages_about'))).toBe(true)
    await menuLink(page, '/contact/').focus()
    await link[act]()
    expect(requested.filter((path) => path === '/about/index.pageContext.json')).toHaveLength(1)
  })
}

test('a preloaded page is shown although the connection has failed since', async ({
  page,
  context,
  uncaught,
}) => {
  await visit(page, '/')
  const link = menuLink(page, '/about/')
  await link.hover()
  // The browser fetches a module only once it has been declared, which is the last step.
  await expect(page.locator('link[rel=modulepreload][href*="pages_about"]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.route('**/*', (route) => route.abort())
  await link.click()
  await expect(menuLink(page, '/about/')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('h1')).toBeFocused()
  expect(uncaught).toEqual([])
})

test('links to other sites, email and phone are not preloaded', async ({ page }) => {
  await visit(page, '/contact/')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  // A firm may have no phone.
  for (const link of await page.locator('main a:is([href^="tel:"], [href^="mailto:"])').all())
    await link.focus()
  // This link is internal, so it must be the first to cause a request.
  const asking = page.waitForRequest('**/about/index.pageContext.json')
  await menuLink(page, '/about/').focus()
  await asking
  // The whole stylesheet loads at the first input.
  expect(requested.filter((url) => !/about|\.css$/.test(url))).toEqual([])
})

for (const [part, pattern] of [
  ['data', /\/about\/index\.pageContext\.json/],
  ['code', /pages_about/],
] as const) {
  test(`a failure to preload ${part} is ignored, and the later navigation needs no full load`, async ({
    page,
    uncaught,
  }) => {
    await visit(page, '/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.route(pattern, (route) => route.abort())
    const failing = page.waitForEvent('requestfailed', (request) => pattern.test(request.url()))
    await menuLink(page, '/about/').hover()
    await failing
    await page.unrouteAll()
    await follow(page, '/about/')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(uncaught).toEqual([])
  })
}

/** The animation with which the page entered: its name, or `none`, and its duration. */
const entranceOf = (page: Page) =>
  page.locator('.page__entering').evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element)
    return { animationName, animationDuration }
  })

test('after a navigation, a page enters with an animation of 0.3 s; the first page simply appears', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(page.locator('.page__entering')).toHaveCount(0)
  await follow(page, '/about/')
  expect(await entranceOf(page)).toEqual({ animationName: 'page-enter', animationDuration: '0.3s' })
})

test('with motion reduced by the system’s settings, pages change instantly', async ({ page }) => {
  await visit(page, '/')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await follow(page, '/about/')
  expect(await entranceOf(page)).toMatchObject({ animationName: 'none' })
})

withoutScripts('on a phone without JavaScript, the menu opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.locator('#menu')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: interfaceTexts.menu }).click()
  await menu.getByRole('link', { name: menuLabel(furtherPage), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${furtherPage}$`))
})
