import { withBase } from '../../model/base-path.ts'
import { field } from './contact-form.ts'
import { furtherPage, menuLink } from './menu.ts'
import { decided, hydrated, visit } from './test.ts'
import { expect, expectReadable, test } from './trouble.ts'

test.beforeEach(async ({ page }) => decided(page))

test('offline: typed text is still there once the connection is back', async ({ page, context }) => {
  await visit(page, '/contact/')
  const message = field(page, 'message')
  await message.fill('A long story about a ledger.')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('ledger')
  await context.setOffline(true)
  // The browser's own page; the app's writes to the session history are such events, too.
  const left = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('chrome-error:'))
  await menuLink(page, '/about/').click()
  await left
  await context.setOffline(false)
  await page.goto('/contact/')
  await expectReadable(page, '/contact/')
  await expect(message).toHaveValue('A long story about a ledger.')
})

/** The 2G profile of Chromium's developer tools. */
const twoG = { latencyMs: 300, bytesPerSecond: { down: 31_250, up: 6250 } }
/** Round trips until the first byte of a page: DNS lookup, TCP connection, TLS handshake, request. */
const roundTrips = 4

test('2G: a page is readable once its HTML has loaded, within 5 seconds', async ({ page }) => {
  await page.route(
    (url) => url.pathname !== withBase('/'),
    async () => {},
  )
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#main h1')).toBeVisible()
  const bytes = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation?.encodedBodySize ?? Infinity
  })
  expect(bytes).toBeGreaterThan(0)
  // Computed, not measured, so that this machine's speed makes no difference.
  const seconds = (roundTrips * twoG.latencyMs) / 1000 + bytes / twoG.bytesPerSecond.down
  expect(seconds).toBeLessThan(5)
})

test('2G: one page after another loads', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: twoG.latencyMs,
    downloadThroughput: twoG.bytesPerSecond.down,
    uploadThroughput: twoG.bytesPerSecond.up,
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#main h1')).toBeVisible()
  await menuLink(page, '/about/').click()
  await expectReadable(page, '/about/')
  await hydrated(page)
  await menuLink(page, furtherPage).click()
  await expectReadable(page, furtherPage)
})
