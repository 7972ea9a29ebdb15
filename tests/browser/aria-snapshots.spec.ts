import type { Locator } from 'playwright/test'
import { templates } from '../../packages/audits/site/templates.ts'
import { test } from './pinned-test.ts'
import { decided, expect, hydrated, quietPage, visit } from './test.ts'

/**
 * What a screen reader user hears, as readable files: the frame around every page once, and the main part of
 * each template. A change to the content changes these files; read the difference as that user would, then
 * write it with `npx playwright test aria-snapshots --update-snapshots`. A new template's first run writes
 * its file, and fails.
 */
test.beforeEach(async ({ page }) => decided(page))

/**
 * Compares the whole tree as text: Playwright's own matcher accepts new nodes, and rejects captions of
 * figures.
 */
const expectToSayTheSame = async (part: Locator, name: string) =>
  expect(await part.ariaSnapshot()).toMatchSnapshot(`${name}.yml`)

test('the frame of every page', async ({ page }) => {
  await page.goto(quietPage)
  await hydrated(page)
  await page.locator('main').evaluate((main) => main.replaceChildren())
  await expectToSayTheSame(page.locator('body'), 'frame')
})

for (const [template, path] of Object.entries(templates)) {
  test(`the main part of: ${template}`, async ({ page }) => {
    await visit(page, path)
    await expectToSayTheSame(page.locator('main'), template)
  })
}
