import { words as categoryTexts } from '../../.site/words/consent-categories.ts'
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { basePath, withBase, withoutBase } from '../../model/base-path.ts'
import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { words as preferenceTexts } from '../../.site/words/consent-preferences.ts'
import type { Page } from 'playwright/test'
import { everything, onlyNecessary as nothing } from '../../components/consent/machine.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { openButton } from './accessibility-panel.ts'
import { hiddenIn, walk } from './focus.ts'
import { follow, furtherPage, menuLink } from './menu.ts'
import { faultsInBothThemes } from './accessibility.ts'
import { recordShifts } from './shifts.ts'
import { dialogClosed, expect, hydrated, settled, test, visit } from './test.ts'
import { firstOnly } from './tiers.ts'
import { excess, setTextSize } from './zoom.ts'
import { demonstration } from '../../.site/site.ts'
import { words as madeUp } from '../../.site/words/made-up.ts'

/** The home page, an article and a legal text. */
const shown = [templates.home, templates.post, '/cookies/'].filter((route) => route !== undefined)

const banner = (page: Page) => page.getByRole('region', { name: bannerTexts.label })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })
const panel = (page: Page) => page.getByRole('dialog', { name: preferenceTexts.title })
const category = (page: Page, name: keyof typeof categoryTexts) =>
  panel(page).getByRole('checkbox', { name: categoryTexts[name].label })

/** Saves the choices in the panel. */
async function save(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: preferenceTexts.save }).click()
  await dialogClosed(page)
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const warning = 'Failed to log cookie consent'

/** Records every request, and every warning and error in the console. */
function record(page: Page) {
  const seen = { requests: [] as string[], warnings: [] as string[] }
  page.on('request', (request) => seen.requests.push(request.url()))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) seen.warnings.push(message.text())
  })
  page.on('pageerror', (error) => seen.warnings.push(`uncaught: ${error.message}`))
  return seen
}

/** Milliseconds: twice as long as the banner takes to appear. */
const longEnoughMs = 2000

/** Files of this site that a browser may or may not fetch: the icon, stylesheets, drawings near the viewport. */
const optionalFiles = /^\/(favicon\.svg|assets\/static\/[\w.-]+\.(css|svg)|assets\/drawings\/[\w.-]+\.svg)$/

/** The paths of the files that a page consists of: document, fonts, modules and its styles. */
async function ownFiles(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(withBase(path))).text()
  const { preload } = (await (await page.request.get(`${withBase(path)}index.pageContext.json`)).json()) as {
    preload: string[]
  }
  const named = [...html.matchAll(/url\("?([^")]+\.woff2)/g)].map(([, file]) => file ?? '')
  const [, rest = ''] = /<link rel="stylesheet" href="([^"]+)" fetchpriority/.exec(html) ?? []
  return [path, ...[...preload, rest, ...new Set(named)].map(withoutBase)].toSorted()
}

/** What the browser stores for the site. */
async function kept(page: Page) {
  const local: Record<string, string> = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage)),
  )
  const { version, revision, time, signal, ...chosen } = JSON.parse(
    local['cookie-preferences'] ?? '{}',
  ) as Record<string, unknown>
  return {
    keys: Object.keys(local).toSorted(),
    status: local['cookie-consent-status'],
    session: local['session-id'] ?? '',
    chosen,
    envelope: { version, revision, signal, isRecent: Math.abs(Number(time) - Date.now()) < 60_000 },
    sessionKeys: await page.evaluate(() => Object.keys(sessionStorage)),
    cookies: await page.context().cookies(),
  }
}

/** The data layer, with its commands as lists. */
const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  )

const consent = (command: string, analytics: string, ads: string) => [
  'consent',
  command,
  { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: analytics },
]
const defaultDenied = consent('default', 'denied', 'denied')
/** The data layer of a visitor who has made no choice. */
const undecided = [defaultDenied, expect.objectContaining({ event: 'page_view' })]

const storageKeys = ['cookie-consent-status', 'cookie-preferences', 'session-id']

const denied = consent('update', 'denied', 'denied')

/** What each button of the banner means; in the panel, the visitor then allows analytics. */
const choices = [
  [bannerTexts.accept, 'accepted', everything, consent('update', 'granted', 'granted')],
  [bannerTexts.reject, 'rejected', nothing, denied],
  [bannerTexts.close, 'rejected', nothing, denied],
  [bannerTexts.manage, 'customized', { ...nothing, analytics: true }, consent('update', 'granted', 'denied')],
] as const

/** Uses the keyboard, since a pointer would end up over a link behind the banner and might preload its page. */
async function choose(page: Page, name: string): Promise<void> {
  await button(page, name).press('Enter')
  if (name !== bannerTexts.manage) return
  await category(page, 'analytics').press('Space')
  await panel(page).getByRole('button', { name: preferenceTexts.save }).press('Enter')
}

for (const [index, template] of shown.entries()) {
  test.describe(template, firstOnly(index === 0), () => {
    for (const [name, status, chosen, update] of choices) {
      test(`${name}: exactly these requests, cookies and entries`, async ({ page, baseURL }) => {
        const seen = record(page)
        await page.goto(template)
        await expect(banner(page)).toBeVisible()
        expect(await kept(page)).toMatchObject({ keys: [], sessionKeys: [], cookies: [] })
        expect(await dataLayer(page)).toEqual(undecided)
        const own = await ownFiles(page, template)
        const asked = seen.requests.map((url) => withoutBase(url.replace(baseURL ?? '', '')))
        expect(asked.filter((url) => !optionalFiles.test(url)).toSorted()).toEqual(own)
        expect(seen.warnings).toEqual([])

        const before = seen.requests.length
        await choose(page, name)
        await expect(banner(page)).toBeHidden()
        await dialogClosed(page)
        await expect(page.locator('#announcer')).toHaveText(bannerTexts.chosen)
        await expect.poll(() => seen.warnings).toEqual([expect.stringContaining(warning)])
        // Only the panel's code is requested, from this site.
        const panelFile = new RegExp(
          `^${baseURL}${basePath}/assets/(?:chunks/[^/]+\\.js|static/[^/]+\\.css)$`,
        )
        const later = seen.requests.slice(before)
        // The first press of any key also loads the whole stylesheet.
        expect(later.some((url) => panelFile.test(url) && url.endsWith('.js'))).toBe(
          name === bannerTexts.manage,
        )
        expect(later.filter((url) => !panelFile.test(url))).toEqual([])
        const entries = await kept(page)
        expect(entries).toMatchObject({
          keys: storageKeys,
          status,
          chosen,
          envelope: { version: 1, revision: 1, signal: false, isRecent: true },
          sessionKeys: [],
          cookies: [],
        })
        expect(entries.session).toMatch(uuid)
        expect((await dataLayer(page)).slice(2)).toEqual([update])

        // On the next visit, no banner appears, the stored choice is reported at once, and nothing is logged.
        seen.warnings.length = 0
        await page.clock.install()
        await page.reload()
        await hydrated(page)
        await page.clock.runFor(longEnoughMs)
        await expect(banner(page)).toHaveCount(0)
        expect((await dataLayer(page)).slice(0, 2)).toEqual([defaultDenied, update])
        expect((await kept(page)).session).toBe(entries.session)
        expect(seen.warnings).toEqual([])
      })
    }

    test('banner and panel are accessible in either theme', async ({ page }) => {
      await page.goto(template)
      await expect(banner(page)).toBeVisible()
      expect(await faultsInBothThemes(page)).toEqual([])
      await button(page, bannerTexts.manage).click()
      await expect(panel(page)).toBeVisible()
      expect(await faultsInBothThemes(page, 'dialog')).toEqual([])
    })

    test('the banner slides in, shifts nothing and is not the largest paint', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const shifts = await recordShifts(page)
      await page.addInitScript(() => {
        const largest: string[] = []
        Object.assign(window, { largest })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as unknown as { element: Element | null }
            largest.push(element?.closest('.consent') ? 'banner' : 'page')
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await page.goto(template)
      await expect(banner(page)).toBeVisible()
      await expect(banner(page)).toHaveCSS('transition-property', 'transform')
      await expect(banner(page)).toHaveCSS('transition-duration', '0.3s')
      await banner(page).evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      await settled(page)
      expect(await shifts()).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'largest') as string[])).not.toContain('banner')
    })
  })
}

test('the two main buttons of the banner look the same, and it is not printed', async ({ page }) => {
  await page.goto('/')
  const look = (name: string) =>
    button(page, name).evaluate((element) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
    })
  expect(await look(bannerTexts.accept)).toEqual(await look(bannerTexts.reject))
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
})

test('in the smallest windows, the buttons are in view, and the text can be scrolled to', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 256, height: 160 },
  ]) {
    await page.setViewportSize(viewport)
    for (const name of [bannerTexts.accept, bannerTexts.reject])
      await expect(button(page, name)).toBeInViewport({ ratio: 0.95 })
    const text = banner(page).getByText(bannerTexts.text)
    await text.scrollIntoViewIfNeeded()
    const hit = await text.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 4, top + Math.min(8, height / 2)) === element
    })
    expect(hit, `${viewport.width} pixels`).toBe(true)
  }
})

test('on a phone with text at 200%, the buttons have room for their words (WCAG 1.4.4)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 200)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const excesses = await banner(page)
    .getByRole('button')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(excesses).toEqual(excesses.map(() => 0))
})

test('the banner comes first in tab order after the lines above the page, and neither takes nor traps focus', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const order: string[] = []
  // The skip link, and the link in the line that says that the firm is fictional.
  const over = [interfaceTexts.skipLink, ...(demonstration ? [madeUp.more] : [])]
  for (let step = 0; step < over.length + 7; step += 1) {
    await page.keyboard.press('Tab')
    order.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(order.slice(0, -2)).toEqual([
    ...over,
    bannerTexts.privacy,
    bannerTexts.terms,
    bannerTexts.accept,
    bannerTexts.reject,
    bannerTexts.manage,
  ])
  await expect(page.getByRole('link', { name: interfaceTexts.home }).first()).toBeFocused()
})

test('consent can be withdrawn from the cookie page; the cookies are deleted, on the host and its parent domains', async ({
  page,
  baseURL,
}) => {
  const opener = page.locator('main').getByRole('button', { name: bannerTexts.settings })
  const seen = record(page)
  await page.goto('/cookies/')
  await button(page, bannerTexts.accept).click()
  const url = baseURL ?? ''
  await page
    .context()
    .addCookies(['_ga', '_ga_ABC123', '_gcl_au', 'other'].map((name) => ({ name, value: '1', url })))
  await opener.click()
  for (const name of ['analytics', 'marketing', 'functional'] as const) {
    await expect(category(page, name)).toBeChecked()
    await category(page, name).uncheck()
  }
  await save(page)
  await expect(opener).toBeFocused()
  expect(await kept(page)).toMatchObject({ status: 'customized', chosen: nothing })
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['other'])
  expect((await dataLayer(page)).at(-1)).toEqual(denied)
  await expect.poll(() => seen.warnings).toHaveLength(2)
})

test('focusing the banner, or the accessibility button above it, does not scroll the page', async ({
  page,
}) => {
  await page.goto('/about/')
  for (const control of [button(page, bannerTexts.reject), openButton(page)]) {
    await control.focus()
    await settled(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

// The last size is 1280 × 1024 at 400% zoom.
for (const [width, height] of [
  [1280, 720],
  [320, 640],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} the focus is never behind the banner`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/cookies/')
    await expect(banner(page)).toBeVisible()
    expect(await excess(page)).toBeLessThanOrEqual(0)
    const stops = await walk(page)
    // On a narrow window, the footer's links are collapsed.
    expect(stops.length).toBeGreaterThan(20)
    expect(hiddenIn(stops)).toEqual([])
  })
}

test('the banner takes a fifth of the window at most, and adds exactly its own height to the page', async ({
  page,
}) => {
  await visit(page, '/about/')
  await expect(banner(page)).toBeVisible()
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  const sizes = [
    { width: 320, height: 720 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]
  /** The page's height without its banner, at each size. */
  const rest: number[] = []
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    const box = (await banner(page).boundingBox())!
    expect(box.height, `${viewport.width} pixels`).toBeLessThanOrEqual(viewport.height / 5)
    // At the end of the page, the banner covers no content.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [footer, end] = [await page.locator('.footer').boundingBox(), await banner(page).boundingBox()]
    expect(footer!.y + footer!.height).toBeLessThanOrEqual(end!.y + 1)
    // The whole page has been near the viewport by now, so it has its final height.
    rest.push((await pageHeight()) - box.height)
  }
  await button(page, bannerTexts.reject).click()
  await expect(banner(page)).toHaveCount(0)
  for (const [index, viewport] of sizes.entries()) {
    await page.setViewportSize(viewport)
    await expect.poll(async () => Math.abs(rest[index]! - (await pageHeight()))).toBeLessThanOrEqual(1)
  }
})

test('each load and each route change counts as one page view, with the page’s title', async ({ page }) => {
  // The fragment is not reported.
  await visit(page, '/?utm_source=test#mine')
  const views = async () =>
    (await dataLayer(page)).filter((entry) => typeof entry === 'object' && entry !== null && 'event' in entry)
  const viewHere = () =>
    page.evaluate(() => ({
      event: 'page_view',
      page_title: document.title,
      page_location: location.origin + location.pathname + location.search,
      page_path: location.pathname + location.search,
    }))
  const expected = [await viewHere()]
  expect(await views()).toEqual(expected)
  for (const route of ['/about/', furtherPage] as const) {
    await menuLink(page, route).click()
    await expect(menuLink(page, route)).toHaveAttribute('aria-current', 'page')
    await expect.poll(async () => (await views()).length).toBe(expected.length + 1)
    expected.push(await viewHere())
  }
  await page.goBack()
  await expect(menuLink(page, '/about/')).toHaveAttribute('aria-current', 'page')
  await expect.poll(async () => (await views()).length).toBe(expected.length + 1)
  expected.push(await viewHere())
  // A click on a link to the current page is no page view.
  await menuLink(page, '/about/').click()
  await follow(page, '/contact/')
  await expect.poll(async () => (await views()).at(-1)).toEqual(await viewHere())
  expected.push(await viewHere())
  expect(await views()).toEqual(expected)
  expect(new Set(expected.map(({ page_title }) => page_title)).size).toBe(4)
  expect(expected[0]?.page_path).toBe(withBase('/?utm_source=test'))
})

/** Serves the built site's code as if site.yaml configured a tag manager container. */
async function configureContainer(page: Page): Promise<void> {
  await page.route('**/assets/**/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    await route.fulfill({ response, body: code.replace(/containerId:(""|''|``)/, 'containerId:"GTM-TEST"') })
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
}

const figures = async (page: Page) =>
  (await dataLayer(page)).filter((entry) => (entry as { event?: string }).event === 'web_vitals')

/** Simulates leaving the tab: some figures are final, and reported, only then. */
const hide = (page: Page) =>
  page.evaluate(async () => {
    // Browsers report an interaction once its result has been painted.
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true }),
    )
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test.describe('with a tag manager', () => {
  // The page's policy allows the container's host only if one is configured at build time.
  test.use({ bypassCSP: true })
  // A test may end while a response is still being modified.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('with consent to analytics, the visit’s figures reach the data layer', async ({ page }) => {
    await configureContainer(page)
    await page.goto('/about/?utm_source=test')
    await button(page, bannerTexts.accept).click()
    await expect.poll(async () => (await figures(page)).length).toBeGreaterThan(0)
    // The largest paint is final at the next key press, the other figures when the tab is left.
    await page.keyboard.press('Shift')
    await hide(page)
    const named = (name: string) =>
      expect.objectContaining({ metric_name: name, page_path: withBase('/about/') })
    await expect
      .poll(() => figures(page))
      .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'INP', 'CLS'].map(named)))
  })
})
