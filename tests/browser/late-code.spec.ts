import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { words as lateTexts } from '../../.site/words/late-code.ts'
import { withoutBase } from '../../model/base-path.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { demonstrations } from '../demonstrations.ts'
import { furtherPage, menuLink } from './menu.ts'
import { openButton } from './accessibility-panel.ts'
import { decided, dialogClosed, holdApp, hydrated, quietPage, revisit, searchButton } from './test.ts'
import { firstOnly } from './tiers.ts'
import { expect, expectReadable, test, type Page } from './trouble.ts'

const dialog = { path: quietPage, opened: '[role=dialog], dialog' }

/** Parts whose code loads on first use: a page that has one, the button that opens it, and what then appears. */
const parts = {
  adjustments: { ...dialog, button: openButton },
  search: { ...dialog, button: searchButton },
  'cookie settings': {
    ...dialog,
    button: (page: Page) => page.getByRole('button', { name: bannerTexts.settings, exact: true }),
  },
  ...(demonstrations[0] && {
    demonstration: {
      path: demonstrations[0].path,
      button: (page: Page) => page.locator('.demo').getByRole('button').first(),
      opened: '.demo--live',
    },
  }),
} as const

/**
 * Simulates a deploy that removed files of the open page: they answer 404 until the browser loads a document.
 * @returns Whether it has.
 */
async function removeFiles(page: Page, pattern: string): Promise<() => boolean> {
  let isReloaded = false
  await page.route(pattern, (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReloaded = true
  })
  return () => isReloaded
}

for (const [name, { path, button, opened }] of Object.entries(parts)) {
  // The other dialogs load as the demonstration does; several buttons open the cookie settings.
  test.describe(name, firstOnly(name === 'cookie settings' || name === 'demonstration'), () => {
    test('says that it failed to load, and retries at another address', async ({ page }) => {
      await revisit(page, path)
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(request.url()))
      // The files that the app started with keep working, since a page that reloads needs them.
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => entry.name),
      )
      let isDown = true
      await page.route(
        (url) => isDown && /\/assets\/.*\.js$/.test(url.pathname) && !url.search && !names.includes(url.href),
        (route) => route.abort(),
      )
      await button(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect([...asked].filter((url) => url.includes('?again='))).toEqual([])
      await page.getByRole('alert').getByRole('button', { name: lateTexts.retry }).click()
      await expect.poll(() => [...asked].some((url) => url.includes('?again=1'))).toBe(true)
      // The connection is back, but the browser may remember other failures.
      isDown = false
      await expect(page.getByRole('alert').or(page.locator(opened)).first()).toBeVisible()
      if (await page.getByRole('alert').isVisible()) await button(page).click()
      await expect(page.locator(opened).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await dialogClosed(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('opens after a reload if a deploy has removed its code', async ({ page }) => {
      await revisit(page, path)
      const isReloaded = await removeFiles(page, '**/assets/**')
      await button(page).click()
      await expect(page.locator(opened).first()).toBeVisible()
      expect(isReloaded()).toBe(true)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('opens as soon as the app has started, if pressed before', async ({ page }) => {
      await decided(page)
      const release = await holdApp(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await button(page).click()
      await expect(page.locator(opened)).toHaveCount(0)
      release()
      await expect(page.locator(opened).first()).toBeVisible()
    })
  })
}

test('nothing of the panel or the search is fetched before its button is used', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(withoutBase(new URL(request.url()).pathname)))
  await page.clock.install()
  await revisit(page, '/')
  await page.clock.runFor(10_000)
  const late = () => requested.filter((path) => /AccessibilityPanel|search/i.test(path))
  expect(late()).toEqual([])
  const before = requested.length
  await openButton(page).hover()
  await expect.poll(late).toContainEqual(expect.stringContaining('AccessibilityPanel'))
  await expect.poll(() => requested.slice(before).some((path) => path.endsWith('.js'))).toBe(true)
  await searchButton(page).click()
  await expect.poll(late).toContain(searchDocumentsPath)
})

for (const gone of ['**/assets/entries/**', '**/assets/**'])
  test(`links in a tab opened before a deploy that removed ${gone} still work`, async ({ page }) => {
    await revisit(page, '/')
    await removeFiles(page, gone)
    await menuLink(page, '/about/').click()
    await expectReadable(page, '/about/')
    await hydrated(page)
    await menuLink(page, furtherPage).click()
    await expectReadable(page, furtherPage)
  })
