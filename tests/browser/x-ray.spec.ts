import { words as buttonTexts } from '../../.site/words/x-ray-button.ts'
import { words } from '../../.site/words/x-ray.ts'
import { faultsInBothThemes } from './accessibility.ts'
import { expect, revisit, test, type Page } from './test.ts'

const button = (page: Page) => page.getByRole('button', { name: buttonTexts.open })
const block = (page: Page) => page.getByRole('region', { name: words.title })
const fact = (page: Page, term: string) =>
  block(page).locator('dl > div').filter({ hasText: term }).locator('dd')

async function open(page: Page): Promise<void> {
  await revisit(page, '/')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(block(page).getByRole('heading')).toBeFocused()
}

test('the overlay shows the page’s size, its number in the set, its last change, and contrasts as measured', async ({
  page,
}) => {
  await open(page)
  const sent = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    return document?.encodedBodySize ?? 0
  })
  await expect(fact(page, words.kinds.document)).toHaveText(`${(sent / 1000).toFixed(1)} kB`)
  await expect(fact(page, words.sheet)).toHaveText(/^1 of \d+$/)
  await expect(fact(page, words.changed)).toHaveText(/^\d{4}-\d\d-\d\d$/)
  // Every text is at 7:1 or more in both themes (styles/derive-palette.test.ts).
  const lowest = await fact(page, words.lowest).textContent()
  expect(Number.parseFloat(lowest ?? '')).toBeGreaterThanOrEqual(7)
  await page.locator('h1').evaluate((heading) => {
    heading.style.color = 'rgb(118 118 118)'
    heading.style.backgroundColor = 'rgb(255 255 255)'
  })
  await page.locator('h1').hover()
  await expect(fact(page, words.pointed)).toHaveText('4.5 : 1')
})

test('the lines follow the window, and never make the page larger than it is', async ({ page }) => {
  await open(page)
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(page.locator('.x-ray__lines')).toHaveAttribute('width', String(width))
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.body.offsetHeight)
    await expect.poll(excess).toBe(0)
  }
})

test('axe finds nothing in the overlay, in either theme', async ({ page }) => {
  await open(page)
  expect(await faultsInBothThemes(page)).toEqual([])
})
