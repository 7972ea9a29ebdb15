import type { Locator } from 'playwright/test'
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { words as consentBannerTexts } from '../../.site/words/consent-banner.ts'
import { words as formTexts } from '../../.site/words/contact-form.ts'
import { words as answerTexts } from '../../.site/words/contact-answers.ts'
import { demonstrations } from '../demonstrations.ts'
import { openButton } from './accessibility-panel.ts'
import { test } from './pinned-test.ts'
import { expect, loadDialogs, quietPage, revisit, searchButton, visit, type Page } from './test.ts'
import { readVirtually, virtualReader } from './virtual-reader.ts'

/**
 * Compares what a screen reader says, phrase by phrase, with a file. After a change to content or markup, read the
 * difference as a listener would, then update the file with `npx playwright test speech --update-snapshots`. This
 * reader is a simulation that follows the standards (ARIA, accessible names); the screen readers that visitors use
 * have their own words for roles.
 * @param selector Selects the part of the page to read.
 */
async function expectToSay(page: Page, selector: string, name: string): Promise<void> {
  await page.evaluate(await virtualReader())
  const phrases = await test.step(`read ${selector}`, () => page.evaluate(readVirtually, selector))
  expect(`${phrases.join('\n')}\n`).toMatchSnapshot(`speech-${name}.txt`)
}

/**
 * Compares what the browser tells a screen reader with a file: the whole tree as text, since Playwright's own matcher
 * accepts new nodes and rejects captions of figures.
 */
const expectToShow = async (part: Locator, name: string) =>
  expect(await part.ariaSnapshot()).toMatchSnapshot(`${name}.yml`)

test('the frame of every page', async ({ page }) => {
  await revisit(page, quietPage)
  await page.locator('main').evaluate((main) => main.replaceChildren())
  await expectToShow(page.locator('body'), 'frame')
})

for (const [template, path] of Object.entries(templates)) {
  test(`the main part of: ${template}`, async ({ page }) => {
    await revisit(page, path)
    await expectToShow(page.locator('main'), template)
    // On one page, the frame is read too.
    await expectToSay(page, template === 'home' ? 'body' : 'main', template)
  })
}

for (const { path, part } of demonstrations) {
  test(`the demonstration on ${path}`, async ({ page }) => {
    await revisit(page, path)
    await page.locator('.demo').getByRole('button').first().click()
    await expect(page.locator('.demo--live')).toBeFocused()
    await expectToSay(page, '.demo--live', `demonstration-${part}`)
  })
}

test('the contact form with two errors', async ({ page }) => {
  await revisit(page, templates.contact)
  const field = (name: string) => page.locator(`.contact-form [name=${name}]`)
  await field('name').fill('Ada Example')
  await field('topic').selectOption({ index: 1 })
  await field('consent').check()
  await page.getByRole('button', { name: formTexts.send }).press('Enter')
  await expect(page.getByRole('group', { name: answerTexts.summaryHeading })).toBeFocused()
  await expectToSay(page, '#main', 'contact-form-with-errors')
})

test.describe('the dialogs', () => {
  test('search', async ({ page }) => {
    await revisit(page, quietPage)
    await searchButton(page).click()
    await page.getByRole('dialog').getByRole('textbox').fill('invoice')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expectToSay(page, 'dialog', 'search')
  })

  test('accessibility adjustments', async ({ page }) => {
    await revisit(page, quietPage)
    await openButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToSay(page, 'dialog', 'adjustments')
  })

  test('cookie preferences', async ({ page }) => {
    await visit(page, quietPage)
    await page.getByRole('button', { name: consentBannerTexts.manage }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToSay(page, 'dialog', 'preferences')
  })

  test('the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await revisit(page, quietPage)
    await loadDialogs(page)
    await page.getByRole('button', { name: interfaceTexts.menu }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToSay(page, 'dialog', 'menu')
  })
})
