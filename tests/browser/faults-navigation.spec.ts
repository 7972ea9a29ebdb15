import { furtherPage, menuLink } from './menu.ts'
import { decided, holdRequest, hydrated, settled } from './test.ts'
import { expect, expectReadable, test } from './trouble.ts'

test.beforeEach(async ({ page }) => decided(page))

const dataOfAbout = '**/about/index.pageContext.json'

test('a double click on a link leads to its page only once', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await menuLink(page, '/about/').dblclick()
  await expectReadable(page, '/about/')
  await page.goBack()
  await expectReadable(page, '/')
})

test('going back during a slow navigation stays on the current page; going forward afterwards works', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await menuLink(page, furtherPage).click()
  await expectReadable(page, furtherPage)
  const about = await holdRequest(page, dataOfAbout)
  await menuLink(page, '/about/').click()
  await about.asked
  await page.goBack()
  await expectReadable(page, '/')
  await about.release()
  await settled(page)
  await expectReadable(page, '/')
  await page.goForward()
  await expectReadable(page, furtherPage)
})

test('clicking another link during a slow navigation wins', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const about = await holdRequest(page, dataOfAbout)
  await menuLink(page, '/about/').click()
  await about.asked
  await menuLink(page, furtherPage).click()
  await expectReadable(page, furtherPage)
  await about.release()
  await settled(page)
  await expectReadable(page, furtherPage)
})

test('a document restored from the cache in the middle of a navigation is reloaded', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const comeBack = () =>
    page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await comeBack()
  await page.route(dataOfAbout, async () => {})
  await menuLink(page, '/about/').click()
  await expect(page.locator('.skeleton')).toBeVisible()
  // The first restore, of a complete page, changed nothing.
  expect(await page.evaluate('"sameDocument" in window')).toBe(true)
  await comeBack()
  await expectReadable(page, '/')
  await hydrated(page)
  await menuLink(page, furtherPage).click()
  await expectReadable(page, furtherPage)
})
