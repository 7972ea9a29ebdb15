import { fieldTexts } from '../../content/contact-form.ts'
import { decided, hydrated } from './test.ts'
import { expect, expectReadable, menuLink, test } from './trouble.ts'

test.beforeEach(async ({ page }) => decided(page))

test('offline: what is typed is there when the connection is back', async ({ page, context }) => {
  await page.goto('/contact/')
  await hydrated(page)
  const message = page.getByLabel(fieldTexts.message.label, { exact: true })
  await message.fill('A long story about a ledger.')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('ledger')
  await context.setOffline(true)
  const left = page.waitForEvent('framenavigated')
  await menuLink(page, 'About').click()
  await left
  await context.setOffline(false)
  await page.goto('/contact/')
  await expectReadable(page, '/contact/')
  await expect(message).toHaveValue('A long story about a ledger.')
})

test('2G: a page is read within seconds, and the next one comes', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  // As Chromium's developer tools had it: 300 ms, 250 kbit/s down, 50 kbit/s up.
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 31_250,
    uploadThroughput: 6250,
  })
  const started = Date.now()
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#main h1')).toBeVisible()
  expect(Date.now() - started).toBeLessThan(5000)
  await menuLink(page, 'About').click()
  await expectReadable(page, '/about/')
  await hydrated(page)
  await menuLink(page, 'Research').click()
  await expectReadable(page, '/research/')
})
