import { withBase } from '../../model/base-path.ts'
import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import type { Page } from 'playwright/test'
import { demonstration } from '../../.site/site.ts'
import { words as answerTexts } from '../../.site/words/contact-answers.ts'
import { words as lateTexts } from '../../.site/words/late-code.ts'
import { words as budgets } from '../../.site/words/contact-budgets.ts'
import { words as formTexts } from '../../.site/words/contact-form.ts'
import { serviceSlugs } from '../../model/routes.ts'
import { site as firm } from '../../model/site.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { field, outcome, send, serviceTopic, summary, topicOf, write } from './contact-form.ts'
import { accessibilityFaults, faultsInBothThemes } from './accessibility.ts'
import { startSiteWithBackend, type SiteWithBackend } from './site-with-backend.ts'
import { decided, expect, holdApp, holdRequest, revisit, test, visit, withoutScripts } from './test.ts'
import { withBanner } from './tiers.ts'

// The tests share one backend, and with it the rate limits of one address.
test.describe.configure({ mode: 'serial' })

let site: SiteWithBackend
test.beforeAll(async () => {
  // This builds a site, in all its languages.
  test.setTimeout(600_000)
  site = await startSiteWithBackend()
})
test.afterAll(async () => site.stop())

const endpoint = '**/functions/v1/contact'
/** Selects the part of a page around its form, or around the outcome that replaces it. */
const formPart = 'main :has(> :is(.outcome, form))'
const open = (page: Page) => revisit(page, `${site.url}/contact/`)

/** Types as a visitor with a keyboard does: from field to field by Tab. Enter on the button sends the message. */
async function sendByKeyboard(page: Page, mail: string): Promise<void> {
  await field(page, 'name').focus()
  // The form may ask for a budget, between topic and message.
  const toMessage = budgets.length > 0 ? ['Tab', 'Tab'] : ['Tab']
  // Typing the first word of an option selects it.
  const [topic = ''] = formTexts.otherTopic.split(' ')
  const presses = ['Ada Example', 'Tab', mail, 'Tab', 'Tab', 'Tab', topic, ...toMessage]
  for (const press of presses) {
    if (press === 'Tab') await page.keyboard.press('Tab')
    else await page.keyboard.type(press)
  }
  await page.keyboard.type('We copy orders by hand from email to the ledger.')
  await page.keyboard.press('Tab')
  for (const press of ['Space', 'Tab', 'Enter']) await page.keyboard.press(press)
}

/** Expects the text to copy, and links to email and phone unless the firm is fictional, so that they lead nowhere. */
async function expectOtherWays(page: Page, mailAddress: RegExp): Promise<void> {
  const ways = page.locator('.outcome')
  await expect(ways.locator('pre')).toContainText('ledger')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ways.getByRole('button', { name: answerTexts.failed.copy }).click()
  await expect(ways.getByRole('button', { name: answerTexts.failed.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await ways.locator('pre').textContent())
  const links = ways.getByRole('link')
  if (demonstration) return expect(links).toHaveCount(0)
  await expect(links.filter({ hasText: answerTexts.failed.mail })).toHaveAttribute('href', mailAddress)
  await expect(ways.locator('a[href^="tel:"]')).toHaveCount(firm.phone ? 1 : 0)
}

const rows = async (mail: string) => {
  const { data, error } = await site.service.from('contact_messages').select().eq('email', mail)
  expect(error).toBeNull()
  return data ?? []
}

test('a message written by keyboard arrives in the database exactly once', async ({ page, faults }) => {
  const mail = 'keyboard@company.example'
  await open(page)
  await sendByKeyboard(page, mail)
  // A second, impatient press.
  await page.keyboard.press('Enter')
  await expect(outcome(page, 'sent')).toBeFocused()
  expect(await faultsInBothThemes(page, formPart)).toEqual([])
  const [row, ...more] = await rows(mail)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    name: 'Ada Example',
    topic: 'other',
    page: withBase('/contact/'),
    consent: true,
  })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(faults).toEqual([])
})

// What happens to them as they are corrected: components/contact-form/use-contact-form.test.tsx.
test('axe finds nothing in the list of errors and its fields, in either theme', async ({ page }) => {
  await open(page)
  await field(page, 'name').focus()
  await send(page).press('Enter')
  await expect(summary(page)).toBeFocused()
  expect(await faultsInBothThemes(page, formPart)).toEqual([])
})

const place = templates.location

/** Fills in the short form at the end of a page, moving from field to field by Tab, and sends it. */
async function writeShortly(page: Page, mail: string): Promise<void> {
  await field(page, 'name').focus()
  for (const text of ['Ada Example', mail, 'We copy orders by hand from email to the ledger.']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
}

test('the short form of a service stays plain HTML until it is used, and then sends its page’s topic', async ({
  page,
  faults,
}) => {
  await revisit(page, site.url + templates.service)
  await expect(page.locator('form')).not.toHaveAttribute('novalidate')
  await field(page, 'name').focus()
  // Its code, which loads when it is used, has taken it over from the browser.
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await writeShortly(page, 'short@company.example')
  await expect(outcome(page, 'sent')).toBeFocused()
  expect(await accessibilityFaults(page, formPart)).toEqual([])
  expect(await rows('short@company.example')).toMatchObject([
    { name: 'Ada Example', topic: serviceTopic, page: withBase(templates.service), consent: true },
  ])
  expect(faults).toEqual([])
})

// A firm with one service and no places has only one short form.
if (serviceSlugs.length > 1 || place)
  test('the short form lists its errors, and another page shows a fresh form with the same draft', async ({
    page,
  }) => {
    await decided(page)
    // If the firm has only one service, the other form is on the page of a place.
    const start = serviceSlugs.length > 1 || !place ? templates.service : place
    await visit(page, site.url + start)
    await field(page, 'message').fill('A long story about a ledger.')
    await expect(page.locator('form')).toHaveAttribute('novalidate')
    const title = await page.title()
    await send(page).press('Enter')
    await expect(summary(page)).toBeFocused()
    const links = page.locator(`main a[href^="${withBase('/services/')}"]`)
    await links.last().click()
    await expect(page).not.toHaveURL(new RegExp(`${start}$`))
    // A service need not link to another one; the list of all, which has no form, does.
    if (new URL(page.url()).pathname === withBase('/services/'))
      await links
        .and(page.locator(`:not([href="${withBase(start)}"], [href="${withBase('/services/')}"])`))
        .last()
        .click()
    await expect(summary(page)).toHaveCount(0)
    await expect(page).not.toHaveTitle(title)
    await expect(field(page, 'message')).toHaveValue('A long story about a ledger.')
    await expect(page.locator('input[name="topic"]')).not.toHaveValue(topicOf(start))
  })

test('the topic is the service page that the visitor came from', async ({ page }) => {
  await revisit(page, site.url + templates.service)
  await page
    .locator(`main a[href="${withBase('/contact/')}"]`)
    .first()
    .click()
  await expect(field(page, 'topic')).toHaveValue(serviceTopic)
})

// What else counts as no answer is tested in components/contact-form/send.test.ts.
test('when the connection fails, nothing is lost and other ways are offered', async ({ page }) => {
  await open(page)
  await page.route(endpoint, (route) => route.abort())
  await sendByKeyboard(page, 'trouble@company.example')
  await expect(outcome(page, 'failed')).toBeFocused()
  await expectOtherWays(page, /^mailto:.*ledger/)
  await expect(field(page, 'message')).toHaveValue(/ledger/)
  expect(await accessibilityFaults(page, formPart)).toEqual([])
  expect(await rows('trouble@company.example')).toEqual([])
})

withoutScripts('without JavaScript, the form is sent and answered with a page', async ({ page }) => {
  await page.goto(`${site.url}/contact/`)
  await sendByKeyboard(page, 'plain@company.example')
  await expect(outcome(page, 'sent')).toBeVisible()
  expect(await rows('plain@company.example')).toHaveLength(1)
})

withoutScripts('so is the short form of a place, with its page’s topic', async ({ page }) => {
  // A site without places has the form of a service.
  const path = place ?? templates.service
  await page.goto(site.url + path)
  await writeShortly(page, 'short-plain@company.example')
  await expect(outcome(page, 'sent')).toBeVisible()
  expect(await rows('short-plain@company.example')).toMatchObject([
    { topic: topicOf(path), page: withBase(path) },
  ])
})

test(
  'a consent choice arrives as a row, without the query of the page and the path of the referrer',
  withBanner,
  async ({ page, faults }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/cookie_consent_logs'))
    await page.goto(`${site.url}${withBase('/about/')}?from=mail#mine`, {
      referer: 'https://search.example/results',
    })
    await page.getByRole('button', { name: bannerTexts.accept }).click()
    await expect
      .poll(async () => (await site.service.from('cookie_consent_logs').select()).data)
      .toMatchObject([
        {
          user_session_id: await page.evaluate(() => localStorage.getItem('session-id')),
          consent_status: 'accepted',
          page_url: `${site.url}${withBase('/about/')}`,
          referrer: 'https://search.example',
          user_agent: await page.evaluate(() => navigator.userAgent),
        },
      ])
    // The database would drop query and fragment, but they don't even leave the browser.
    expect((await sent).postDataJSON()).toMatchObject({ page_url: `${site.url}${withBase('/about/')}` })
    expect(faults).toEqual([])
  },
)

// When their code is asked for, and again: use-contact-form.test.tsx and short-form.test.tsx in components/contact-form.
test.describe('without a backend', () => {
  test('a short form whose code can’t be loaded says so when it is sent, and keeps its text for a retry', async ({
    page,
  }) => {
    await revisit(page, templates.service)
    await page.route('**/assets/chunks/**', (route) => route.abort())
    // The code has not failed to load yet when the form is sent.
    await write(page, 'failing@company.example')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/assets/chunks/**')
    await page.getByRole('alert').getByRole('button', { name: lateTexts.retry }).click()
    await expect(outcome(page, 'byMail')).toBeFocused()
    await expect(page.getByRole('alert')).toBeHidden()
    await expectOtherWays(page, new RegExp(`^mailto:.*${serviceTopic}.*ledger`))
  })

  test('a form sent before the app has started is answered by it', async ({ page }) => {
    const release = await holdApp(page)
    await decided(page)
    await page.goto('/contact/')
    await sendByKeyboard(page, 'early@company.example')
    release()
    await expect(outcome(page, 'byMail')).toBeFocused()
  })

  test('so is a short form sent before its code has come', async ({ page }) => {
    await revisit(page, templates.service)
    const { release } = await holdRequest(page, '**/assets/chunks/**')
    await writeShortly(page, 'early@company.example')
    await release()
    await expect(outcome(page, 'byMail')).toBeFocused()
  })
})
