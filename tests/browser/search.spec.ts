import { withBase } from '../../model/base-path.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { mainPage } from '../main-page.ts'
import { words as searchTexts } from '../../.site/words/search.ts'
import { createSearch } from '../../components/search/search.ts'
import { faultsInBothThemes } from './accessibility.ts'
import { patternOf } from './pattern-of.ts'
import { decided, expect, searchButton, searchDocuments, settled, test, visit, type Page } from './test.ts'
import { serviceTopic } from './contact-form.ts'

const notFound = mainPage('not-found')

/** The word that most pages contain, for the longest list of results. */
const commonWord = ((): string => {
  const words = Map.groupBy(
    searchDocuments().flatMap((page) => page.words.split(' ')),
    (word) => word,
  )
  return [...words].toSorted(([, some], [, others]) => others.length - some.length)[0]?.[0] ?? ''
})()

/** The length of that list, which ends with the best. */
const mostFound = Math.min(10, (await createSearch(searchDocuments())).find(commonWord).length)

const dialog = (page: Page) => page.getByRole('dialog', { name: searchTexts.title })
const field = (page: Page) => dialog(page).getByRole('textbox', { name: searchTexts.field })
const status = (page: Page) => dialog(page).getByRole('status')
const found = (page: Page) =>
  dialog(page).getByRole('list', { name: searchTexts.results }).getByRole('listitem').getByRole('link')
const pagesFound = new RegExp(`^${patternOf(searchTexts.found.other)}`)

async function open(page: Page, path = '/'): Promise<void> {
  await visit(page, path)
  await searchButton(page).click()
  await expect(field(page)).toBeFocused()
}

test.beforeEach(async ({ page }) => decided(page))

test('a page can be found and opened with the keyboard alone, and takes the focus', async ({
  page,
  faults,
}) => {
  await visit(page, '/')
  await searchButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(commonWord)
  await expect(status(page)).toHaveText(pagesFound)
  await page.keyboard.press('ArrowDown')
  await expect(found(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  const goal = (await found(page).first().getAttribute('href'))!
  const isSameDocument = await page.evaluateHandle(() => document)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${goal}`)
  await expect(dialog(page)).toHaveCount(0)
  // If the word fits one question best, the result leads to that question.
  const [, part] = goal.split('#')
  await expect(page.locator(part ? `#${part}` : '#main h1')).toBeFocused()
  expect(await isSameDocument.evaluate((first) => first === document)).toBe(true)
  expect(faults).toEqual([])
})

test('the page behind the search neither moves nor takes the focus, which Escape returns to the button', async ({
  page,
  faults,
}) => {
  await visit(page, '/')
  const heading = page.locator('#main h1')
  const places = () =>
    Promise.all([heading, page.locator('#main'), page.locator('.footer')].map((part) => part.boundingBox()))
  const before = await places()
  await searchButton(page).click()
  await expect(field(page)).toBeFocused()
  await page.mouse.move(640, 700)
  await page.mouse.wheel(0, 400)
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await places()).toEqual(before)
  await heading.evaluate((element) => element.focus())
  await expect(heading).not.toBeFocused()
  expect(await page.locator('head style').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(searchButton(page)).toBeFocused()
  expect(faults).toEqual([])
})

test('axe finds nothing with results shown, in either theme', async ({ page }) => {
  await open(page)
  await page.keyboard.type(commonWord)
  await expect(found(page)).toHaveCount(mostFound)
  expect(await faultsInBothThemes(page)).toEqual([])
})

test('the search fits a window of 320 pixels, and its targets are at least 44 pixels in size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await page.keyboard.type(commonWord)
  await expect(found(page)).toHaveCount(mostFound)
  const targets = [searchButton(page), ...(await dialog(page).locator('a, button, input').all())]
  for (const target of targets) {
    const { x, width, height } = (await target.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(320)
  }
})

test('the not-found page suggests pages based on the words in the address', async ({ page }) => {
  await page.goto(`/help/with-${serviceTopic}-and-invoices/`)
  await expect(page.locator(`.suggestions a[href="${withBase(templates.service)}"]`).first()).toBeVisible()
  await expect(page.getByText(notFound.suggestions.matches)).toBeVisible()
})

test('the not-found page offers the search if no page has a similar address', async ({ page }) => {
  await page.goto('/wp-login.php')
  await page.locator('.suggestions').getByRole('button').click()
  await expect(dialog(page)).toBeVisible()
})
