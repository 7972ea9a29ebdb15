import { words as contactTool } from '../../.site/words/contact-tool.ts'
import { words as searchTexts } from '../../.site/words/search.ts'
import { words as searchTool } from '../../.site/words/search-tool.ts'
import { expect, revisit, searchButton, test, type Page } from './test.ts'

const contactForm = (page: Page) => page.locator('.contact-form')
const searchForm = (page: Page) => page.getByRole('dialog', { name: searchTexts.title }).getByRole('search')

async function openBoth(page: Page): Promise<void> {
  await revisit(page, '/contact/')
  await searchButton(page).click()
  await expect(searchForm(page)).toBeVisible()
}

test('a browser with an agent gets the forms declared, with a name for each field', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'modelContext', { value: {} }))
  await openBoth(page)
  for (const [form, tool] of [
    [contactForm(page), contactTool],
    [searchForm(page), searchTool],
  ] as const) {
    await expect(form).toHaveAttribute('toolname', tool.toolname)
    await expect(form).toHaveAttribute('tooldescription', tool.tooldescription)
    // An agent fills in the form; only the visitor sends it.
    await expect(form).not.toHaveAttribute('toolautosubmit')
    for (const field of await form.locator('input, select, textarea').all())
      await expect(field).toHaveAttribute('name', /^[a-z]+$/)
  }
})

test('in other browsers, the forms declare nothing', async ({ page }) => {
  // In case the browser that runs the test has an agent.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'modelContext'))
  await openBoth(page)
  await expect(page.locator('[toolname]')).toHaveCount(0)
})
