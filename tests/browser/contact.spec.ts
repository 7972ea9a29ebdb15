import type { Page } from 'playwright/test'
import { answerTexts } from '../../content/contact-form-answers.ts'
import { fieldTexts, formTexts } from '../../content/contact-form.ts'
import { accessibilityFaults } from './accessibility.ts'
import { startSiteWithBackend, type SiteWithBackend } from './site-with-backend.ts'
import { decided, expect, hydrated, test } from './test.ts'

// One backend for the file; its limits count what one address sends.
test.describe.configure({ mode: 'serial' })

let site: SiteWithBackend
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSiteWithBackend()
})
test.afterAll(async () => site.stop())

const endpoint = '**/functions/v1/contact'
const field = (page: Page, name: keyof typeof fieldTexts) =>
  page.getByLabel(fieldTexts[name].label, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: formTexts.send })

async function open(page: Page, query = ''): Promise<void> {
  await decided(page)
  await page.goto(`${site.url}/contact/${query}`)
  await hydrated(page)
}

/** Types as a visitor with a keyboard does: from field to field by Tab. */
async function fillByKeyboard(page: Page, mail: string): Promise<void> {
  await field(page, 'name').focus()
  const presses = ['Ada Example', 'Tab', mail, 'Tab', 'Tab', 'Tab', 'Something', 'Tab', 'Tab']
  for (const press of presses) {
    if (press === 'Tab') await page.keyboard.press('Tab')
    else await page.keyboard.type(press)
  }
  await page.keyboard.type('We copy orders by hand from mail to the ledger.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
}

const rows = async (mail: string) => {
  const { data, error } = await site.service.from('contact_messages').select().eq('email', mail)
  expect(error).toBeNull()
  return data ?? []
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('a message written by keyboard arrives in the database, once', async ({ page, faults }) => {
      const mail = `${colorScheme}@company.example`
      await open(page)
      await fillByKeyboard(page, mail)
      await page.keyboard.press('Enter')
      // An impatient second press.
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: answerTexts.sent.heading })).toBeFocused({
        timeout: 20_000,
      })
      expect(await accessibilityFaults(page)).toEqual([])
      const [row, ...more] = await rows(mail)
      expect(more).toEqual([])
      expect(row).toMatchObject({ name: 'Ada Example', topic: 'other', page: '/contact/', consent: true })
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      expect(faults).toEqual([])
    })

    test('faults are listed, tied to their fields, and go as they are corrected', async ({ page }) => {
      await open(page)
      await field(page, 'name').focus()
      await send(page).press('Enter')
      const summary = page.getByRole('group', { name: answerTexts.summaryHeading })
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${answerTexts.titlePrefix}`))
      expect(await accessibilityFaults(page)).toEqual([])
      await summary.getByRole('link').first().press('Enter')
      const name = field(page, 'name')
      await expect(name).toBeFocused()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(name).toHaveAccessibleDescription(/Enter your name/)
      await name.fill('Ada Example')
      await expect(name).not.toHaveAttribute('aria-invalid')
      await expect(summary.getByRole('link', { name: 'Enter your name' })).toHaveCount(0)
    })
  })
}

test('the topic is the service that the visitor comes from', async ({ page }) => {
  await open(page, '?about=saas')
  await expect(field(page, 'topic')).toHaveValue('saas')
  await page.goto(`${site.url}/services/seo-aeo/`)
  await hydrated(page)
  await page.locator('main a[href="/contact/"]').first().click()
  await expect(field(page, 'topic')).toHaveValue('seo-aeo')
})

test('what is written survives a reload', async ({ page }) => {
  await open(page)
  await field(page, 'message').fill('A long story about a ledger.')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('ledger')
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('A long story about a ledger.')
})

// The function is replaced by answers that the real one would give only in trouble.
for (const [what, answer] of [
  ['the connection fails', 'abort'],
  ['the function answers 500 with a page', { status: 500, body: '<html>oops</html>' }],
  ['the function answers what it should not', { status: 200, json: { hello: 1 } }],
  [
    'the function is overloaded',
    { status: 503, json: { ok: false, code: 'not-available', message: 'Not now.' } },
  ],
] as const) {
  test(`when ${what}, nothing is lost and other ways are offered`, async ({ page }) => {
    await open(page)
    await page.route(endpoint, async (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await fillByKeyboard(page, 'trouble@company.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: answerTexts.failed.heading })).toBeFocused({
      timeout: 20_000,
    })
    await expect(page.getByRole('link', { name: answerTexts.failed.mail })).toHaveAttribute(
      'href',
      /^mailto:.*ledger/,
    )
    await expect(field(page, 'message')).toHaveValue(/ledger/)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await rows('trouble@company.example')).toEqual([])
  })
}

test('a code of the form that cannot be had leaves the plain form, which the function answers', async ({
  page,
}) => {
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await decided(page)
  await page.goto(`${site.url}/contact/`)
  await fillByKeyboard(page, 'chunk@company.example')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/functions\/v1\/contact/)
  expect(await rows('chunk@company.example')).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent and answered with a page', async ({ page }) => {
    await page.goto(`${site.url}/contact/`)
    await fillByKeyboard(page, 'plain@company.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: answerTexts.sent.heading })).toBeVisible()
    expect(await rows('plain@company.example')).toHaveLength(1)
  })
})

test('a consent choice arrives as a row with the fields of the log', async ({ page }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Accept All' }).click()
  await expect
    .poll(async () => (await site.service.from('cookie_consent_logs').select()).data)
    .toEqual([
      expect.objectContaining({
        consent_status: 'accepted',
        necessary_cookies: true,
        analytics_cookies: true,
        marketing_cookies: true,
        functional_cookies: true,
        referrer: null,
      }),
    ])
})

test.describe('without a backend', () => {
  test('the text is handed to the mail program', async ({ page, baseURL }) => {
    await decided(page)
    await page.goto(`${baseURL}/contact/`)
    await hydrated(page)
    await fillByKeyboard(page, 'nobackend@company.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: answerTexts.byMail.heading })).toBeFocused()
    await expect(page.getByRole('link', { name: answerTexts.failed.mail })).toHaveAttribute(
      'href',
      /^mailto:.*ledger/,
    )
  })
})
