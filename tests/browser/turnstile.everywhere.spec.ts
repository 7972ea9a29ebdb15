import type { Page, Route } from 'playwright/test'
import { templates } from '../../packages/audits/site/templates.ts'
import { outcome, serviceTopic, write } from './contact-form.ts'
import { accessibilityFaults } from './accessibility.ts'
import { startSiteWithBackend, type SiteWithBackend } from './site-with-backend.ts'
import { startSiteverify, testSecret, testSiteKey, testToken, type Siteverify } from './siteverify.ts'
import { expect, revisit, test } from './test.ts'

// The tests share one backend, and with it the rate limits of one address.
test.describe.configure({ mode: 'serial' })

let verifier: Siteverify
let site: SiteWithBackend
test.beforeAll(async () => {
  // This builds a site, in all its languages.
  test.setTimeout(600_000)
  verifier = await startSiteverify()
  site = await startSiteWithBackend({
    publicSettings: { PUBLIC_ENV__TURNSTILE_SITE_KEY: testSiteKey },
    functionSettings: {
      TURNSTILE_SECRET_KEY: testSecret,
      TURNSTILE_VERIFY_URL: verifier.url,
    },
  })
})
test.afterAll(async () => {
  await site.stop()
  await verifier.stop()
})
test.beforeEach(() => {
  verifier.asked = []
})

/** A script that behaves as Cloudflare documents its own for test keys. */
const widget = `
  let options
  const answer = () => setTimeout(() =>
    options.sitekey === '${testSiteKey}'
      ? options.callback('${testToken}')
      : options['error-callback']('300030'))
  window.turnstile = {
    render(element, given) {
      options = given
      element.append(document.createElement('div'))
      answer()
      return 'widget'
    },
    reset: answer,
    remove() {},
    getResponse() {},
    isExpired: () => false,
  }`

const script = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: widget })

const arrived = (page: Page) => expect(outcome(page, 'sent')).toBeFocused()

const topicsOf = async (mail: string) =>
  (await site.service.from('contact_messages').select('topic').eq('email', mail)).data

test('Cloudflare is contacted only once the form is used, and its token is verified', async ({
  page,
  faults,
}) => {
  const asked: string[] = []
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked.push(route.request().url())
    return script(route)
  })
  await revisit(page, `${site.url}${templates.service}`)
  expect(asked).toEqual([])
  await write(page, 'person@company.example')
  await arrived(page)
  expect(asked).toHaveLength(1)
  expect(verifier.asked).toMatchObject([{ secret: testSecret, response: testToken }])
  expect(await topicsOf('person@company.example')).toEqual([{ topic: serviceTopic }])
  expect(faults).toEqual([])
})

test('a rejected token is replaced with a new one', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', script)
  verifier.refuses = 1
  await revisit(page, `${site.url}${templates.service}`)
  await write(page, 'again@company.example')
  await arrived(page)
  expect(verifier.asked).toHaveLength(2)
  expect(await topicsOf('again@company.example')).toHaveLength(1)
})

// Other reasons to do without a token: components/contact-form/turnstile.test.ts.
test('when the script is blocked, the message arrives as it would without JavaScript', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort('blockedbyclient'))
  await revisit(page, `${site.url}${templates.service}`)
  await write(page, 'blocked@company.example')
  await arrived(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(verifier.asked).toEqual([])
  expect(await topicsOf('blocked@company.example')).toHaveLength(1)
})

test('the privacy page and the policy of the pages name Cloudflare', async ({ page }) => {
  await page.goto(`${site.url}/privacy/`)
  await expect(page.getByText('Turnstile, a service of Cloudflare')).toBeVisible()
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/)
  expect(policy).toMatch(/frame-src https:\/\/challenges\.cloudflare\.com/)
})
