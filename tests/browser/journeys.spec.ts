/**
 * What visitors do most, and developers see first: the same journeys through the built site (in the project
 * `commit`) and through the development server (in the project `development`).
 */
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { words as themeTexts } from '../../.site/words/theme.ts'
import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { words as answerTexts } from '../../.site/words/contact-answers.ts'
import { words as fieldTexts } from '../../.site/words/contact-fields.ts'
import { words as formTexts } from '../../.site/words/contact-form.ts'
import { demonstrations } from '../demonstrations.ts'
import { words as demonstrationTexts } from '../../.site/words/demonstration.ts'
import { headerMenu } from '../../model/navigation.ts'
import { openSearchLabel } from '../../model/search.ts'
import { words as searchTexts } from '../../.site/words/search.ts'
import { storageKeys } from '../../model/consent.ts'
import { startDevelopmentServer } from './development-server.ts'
import { decided, expect, hydrated, test as base } from './test.ts'
import { withBanner, withoutBanner } from './tiers.ts'
import { mainPage } from '../main-page.ts'

const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, use, { project }) => {
      if (project.name !== 'development') return use(process.env['SITE_URL'] ?? '')
      const server = await startDevelopmentServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
})

// As most visitors have it.
test.use({ reducedMotion: 'no-preference' })

test('from page to page through the menu, in one document', async ({ page, faults }) => {
  await decided(page)
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const menu = page.getByRole('navigation', { name: interfaceTexts.mainNavigation })
  for (const { label, href } of headerMenu) {
    await menu.getByRole('link', { name: label, exact: true }).click()
    await page.waitForURL(`**${href}`)
    await expect(page.locator('#main h1')).toBeFocused()
  }
  await page.goBack()
  await page.waitForURL(`**${headerMenu.at(-2)?.href}`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(faults).toEqual([])
})

test('a choice about cookies is accepted, and kept', withBanner, async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: bannerTexts.label })
  await banner.getByRole('button', { name: bannerTexts.reject }).click()
  await expect(banner).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.status)).toBe('rejected')
})

test('where there is nothing to agree to, nobody is asked', withoutBanner, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  // The banner would appear after a second.
  await page.clock.runFor(2000)
  await expect(page.getByRole('region', { name: bannerTexts.label })).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.status)).toBeNull()
})

test('the search finds a page', async ({ page }) => {
  await decided(page)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: openSearchLabel, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: searchTexts.title })
  await dialog.getByRole('textbox', { name: searchTexts.field }).fill(mainPage('about').title)
  const found = dialog.getByRole('list', { name: searchTexts.results }).getByRole('link')
  const goal = await found.first().getAttribute('href')
  await found.first().click()
  await page.waitForURL(`**${goal}`)
  await expect(page.locator('#main h1')).toBeFocused()
})

test('the contact form says what is missing, and keeps what was written for the next page', async ({
  page,
}) => {
  await decided(page)
  await page.goto('/contact/')
  await hydrated(page)
  const message = page.getByLabel(fieldTexts.message.label, { exact: true })
  await message.fill('We copy orders by hand.')
  await page.getByRole('button', { name: formTexts.send }).click()
  await expect(page.getByRole('group', { name: answerTexts.summaryHeading })).toBeFocused()
  await expect(page.getByLabel(fieldTexts.name.label, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(message).not.toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(message).toHaveValue('We copy orders by hand.')
})

test('the theme changes, and is kept', async ({ page }) => {
  await decided(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('radio', { name: themeTexts.labels.light }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

for (const { path, heading } of demonstrations.slice(0, 1))
  test('a demonstration starts', async ({ page, faults }) => {
    await decided(page)
    await page.goto(path)
    await hydrated(page)
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
