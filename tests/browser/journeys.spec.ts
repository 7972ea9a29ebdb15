/**
 * The journeys that matter most, through the built site (project `commit`) and through the development server (project
 * `development`).
 */
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { words as themeTexts } from '../../.site/words/theme.ts'
import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { demonstrations } from '../demonstrations.ts'
import { words as demonstrationTexts } from '../../.site/words/demonstration.ts'
import { words as searchTexts } from '../../.site/words/search.ts'
import { storageKeys } from '../../model/consent.ts'
import { run } from '../stopping/running-command.ts'
import { field, send, summary } from './contact-form.ts'
import { follow, menuLink, menuPages } from './menu.ts'
import { decided, expect, revisit, searchButton, test as base, visit } from './test.ts'
import { inDevelopment, withBanner, withoutBanner } from './tiers.ts'
import { mainPage } from '../main-page.ts'

const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { project }) => {
      if (project.name !== 'development') return use(process.env['SITE_URL'] ?? '')
      const server = await run({ command: 'npm', args: ['run', 'dev'], folder: process.cwd() })
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
})

// Most visitors have not asked for reduced motion.
test.use({ reducedMotion: 'no-preference' })

test('the menu leads from page to page in one document, and each is announced', async ({ page, faults }) => {
  await revisit(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const href of menuPages) {
    await follow(page, href)
    await expect(menuLink(page, href)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('#announcer')).toHaveText(await page.title())
    for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]'])
      await expect(page.locator(`head ${tag}, body ${tag}`).and(page.locator(`:not(svg *)`))).toHaveCount(1)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname)
  }
  await page.goBack()
  await page.waitForURL(`**${menuPages.at(-2)}`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(faults).toEqual([])
})

test('a site with nothing to consent to shows no banner', withoutBanner, async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  // The banner would appear after a second.
  await page.clock.runFor(2000)
  await expect(page.getByRole('region', { name: bannerTexts.label })).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.status)).toBeNull()
})

// On the build, these are parts of other tests.
test.describe('through the development server', inDevelopment, () => {
  test('a choice about cookies is kept', withBanner, async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: bannerTexts.label })
    await banner.getByRole('button', { name: bannerTexts.reject }).click()
    await expect(banner).toHaveCount(0)
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.status)).toBe('rejected')
  })

  test('the search finds a page', async ({ page }) => {
    await revisit(page, '/')
    await searchButton(page).click()
    const dialog = page.getByRole('dialog', { name: searchTexts.title })
    await dialog.getByRole('textbox', { name: searchTexts.field }).fill(mainPage('about').title)
    const found = dialog.getByRole('list', { name: searchTexts.results }).getByRole('link')
    const goal = await found.first().getAttribute('href')
    await found.first().click()
    await page.waitForURL(`**${goal}`)
    await expect(page.locator('#main h1')).toBeFocused()
  })

  test('the contact form says what is missing, and keeps its text through a reload', async ({ page }) => {
    await revisit(page, '/contact/')
    const message = field(page, 'message')
    await message.fill('We copy orders by hand.')
    await send(page).click()
    await expect(summary(page)).toBeFocused()
    const name = field(page, 'name')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(message).not.toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await expect(message).toHaveValue('We copy orders by hand.')
  })

  test('a chosen theme is kept', async ({ page }) => {
    await decided(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit(page, '/')
    await page.getByRole('radio', { name: themeTexts.labels.light }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  for (const { path, heading } of demonstrations.slice(0, 1))
    test('a demonstration starts', async ({ page, faults }) => {
      await revisit(page, path)
      await page.getByRole('button', { name: `${demonstrationTexts.open}: ${heading}` }).click()
      const frame = page.getByRole('group', { name: heading, exact: true })
      await expect(frame).toBeFocused()
      await expect(frame.getByRole('button').first()).toBeVisible()
      expect(faults).toEqual([])
    })

  for (const path of ['/no-such-page/', '/blog/no-such-article/', '/blog/no/such/list/']) {
    test(`a page that does not exist says so: ${path}`, async ({ page }) => {
      await decided(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('#main h1')).toBeVisible()
      await expect(page.getByRole('navigation', { name: interfaceTexts.mainNavigation })).toBeVisible()
    })
  }
})
