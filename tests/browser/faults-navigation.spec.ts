import { furtherPage, menuLink } from './menu.ts'
import { decided, holdRequest, hydrated, settled, visit } from './test.ts'
import { expect, expectReadable, test } from './trouble.ts'

test.beforeEach(async ({ page }) => decided(page))

const dataOfAbout = '**/about/index.pageContext.json'

test('a double click on a link adds one entry to the history', async ({ page }) => {
  await visit(page, '/')
  await menuLink(page, '/about/').dblclick()
  await expectReadable(page, '/about/')
  await page.goBack()
  await expectReadable(page, '/')
})

test('going back cancels a slow navigation, and going forward afterwards works', async ({ page }) => {
  await visit(page, '/')
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

test('clicking another link cancels a slow navigation', async ({ page }) => {
  await visit(page, '/')
  const about = await holdRequest(page, dataOfAbout)
  await menuLink(page, '/about/').click()
  await about.asked
  await menuLink(page, furtherPage).click()
  await expectReadable(page, furtherPage)
  await about.release()
  await settled(page)
  await expectReadable(page, furtherPage)
})

test('a document that the back/forward cache restores in the middle of a navigation is reloaded', async ({
  page,
}) => {
  await visit(page, '/')
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
