import { words as contactTool } from '../../.site/words/contact-tool.ts'
import { words as searchTexts } from '../../.site/words/search.ts'
import { words as searchTool } from '../../.site/words/search-tool.ts'
import { openSearchLabel } from '../../model/search.ts'
import { decided, expect, hydrated, test, type Page } from './test.ts'

const contactForm = (page: Page) => page.locator('.contact-form')
const searchForm = (page: Page) => page.getByRole('dialog', { name: searchTexts.title }).getByRole('search')

async function openBoth(page: Page): Promise<void> {
  await decided(page)
  await page.goto('/contact/')
  await hydrated(page)
  await page.getByRole('button', { name: openSearchLabel, exact: true }).click()
  await expect(searchForm(page)).toBeVisible()
}

test('the forms are declared to a browser that has an agent, with a name for each field', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'modelContext', { value: {} }))
  await openBoth(page)
  for (const [form, tool] of [
    [contactForm(page), contactTool],
    [searchForm(page), searchTool],
  ] as const) {
    await expect(form).toHaveAttribute('toolname', tool.toolname)
    await expect(form).toHaveAttribute('tooldescription', tool.tooldescription)
    // The visitor sees what an agent filled in, and sends it.
    await expect(form).not.toHaveAttribute('toolautosubmit')
    for (const field of await form.locator('input, select, textarea').all())
      await expect(field).toHaveAttribute('name', /^[a-z]+$/)
  }
})

test('in other browsers the page is plain HTML', async ({ page }) => {
  await page.addInitScript(() => {
    // Simulates a browser without an agent, even if the one that runs the test has one.
    Reflect.deleteProperty(Document.prototype, 'modelContext')
  })
  await openBoth(page)
  await expect(page.locator('[toolname]')).toHaveCount(0)
})
