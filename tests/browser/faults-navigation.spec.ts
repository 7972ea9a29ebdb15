import { decided, hydrated, type Page } from './test.ts'
import { expect, expectReadable, menuLink, test } from './trouble.ts'

test.beforeEach(async ({ page }) => decided(page))

/** Makes the data of a page come late. */
const slowDown = async (page: Page, path: string) =>
  page.route(`**${path}index.pageContext.json`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })

test('a double click on a link leads to its page, once', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await menuLink(page, 'About').dblclick()
  await expectReadable(page, '/about/')
  await page.goBack()
  await expectReadable(page, '/')
})

test('back during a slow navigation stays on the page before; forward afterwards works', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await menuLink(page, 'Research').click()
  await expectReadable(page, '/research/')
  await slowDown(page, '/about/')
  await menuLink(page, 'About').click()
  await page.waitForTimeout(200)
  await page.goBack()
  await expectReadable(page, '/')
  await page.waitForTimeout(1000)
  await expectReadable(page, '/')
  await page.goForward()
  await expectReadable(page, '/research/')
})

test('another link during a slow navigation wins', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await slowDown(page, '/about/')
  await menuLink(page, 'About').click()
  await page.waitForTimeout(200)
  await menuLink(page, 'Research').click()
  await expectReadable(page, '/research/')
  await page.waitForTimeout(1000)
  await expectReadable(page, '/research/')
})

test('a document that comes back from the cache between two pages is loaded anew', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const comeBack = () =>
    page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await comeBack()
  await page.waitForTimeout(200)
  expect(await page.evaluate('"sameDocument" in window')).toBe(true)
  await page.route('**/about/index.pageContext.json', async () => {})
  await menuLink(page, 'About').click()
  await expect(page.locator('.skeleton')).toBeVisible()
  await comeBack()
  await expectReadable(page, '/')
  await hydrated(page)
  await menuLink(page, 'Research').click()
  await expectReadable(page, '/research/')
})
