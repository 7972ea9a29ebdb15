import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright/test'
import { buddyTexts } from './llmstxtbuddy/texts.ts'
import { readNumber, unreadable, type NumberField } from '../calculators/fields.ts'
import { automationFields, calculatorTexts, manualWorkFields } from '../calculators/texts.ts'
import { demonstrations as studies } from '#tests/demonstrations.ts'
import { ensembleTexts } from './ensemble-hub/texts.ts'
import { diaryText, flowForgeTexts, stateTexts } from './flowforge/texts.ts'
import { words as demonstrationTexts } from '#.site/words/demonstration.ts'
import { gazeTexts } from './gaze-guardian/texts.ts'
import { fields as paybackFields } from '../tools/payback/payback.ts'
import { factTexts, faultTexts, stateTexts as closingStates, titleTexts } from './title-office/texts.ts'
import { readinessQuestions, readinessTexts } from '../tools/readiness/texts.ts'
import { mainPage } from '#tests/main-page.ts'
import { faultsInBothThemes } from '#tests/browser/accessibility.ts'
import { translate } from '#tests/browser/trouble.ts'
import { expect, loadByHover, revisit, test, withoutScripts, type Page } from '#tests/browser/test.ts'

const { calculators, readiness } = mainPage('resources')
const { calculator } = mainPage('pricing')

/** Every part that visitors can try, the page that has it, and the heading above it, which names its frame. */
const parts = [
  ...studies,
  ...(calculators?.items ?? []).map(({ part, name }) => ({ path: '/resources/', part, heading: name })),
  ...(readiness ? [{ path: '/resources/', ...readiness }] : []),
  ...(calculator ? [{ path: '/pricing/', ...calculator }] : []),
]

/** The last line of a finished case's log. */
const closed = diaryText({ time: 0, step: 'notice', happening: 'finished' })

const announced = (page: Page) => page.locator('#announcer')

/** Replaces the text of a field, with the keyboard only. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

/** Expects the message for what was typed into a field. */
const expectFault = (input: Locator, typed: string, field: NumberField) =>
  expect(input).toHaveAccessibleDescription(new RegExp(String(readNumber(typed, field))))

/** Presses the button with this name, with the keyboard. */
const press = async (page: Page, name: string) =>
  page.locator('.demo').getByRole('button', { name }).first().press('Enter')

/** How each part is used, with the keyboard only. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  llmstxtbuddy: async (page) => {
    const pages = page.getByLabel(buddyTexts.pages, { exact: true })
    const again = '[A](https://a.example/) '
    for (const text of [again.repeat(3), 'odd words']) {
      await retype(pages, text)
      await press(page, buddyTexts.write)
      await expect(page.locator('.buddy__message code')).toHaveText(
        text === 'odd words' ? [text] : [/A/, /A/],
      )
    }
    await retype(pages, '# Firm\n> What it does.\nHome | https://a.example/ | The start\nodd words')
    // Tab leaves the textarea and moves to the button.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(announced(page)).toHaveText(`${buddyTexts.written(1, 1)} ${buddyTexts.summary(0, 0)}`)
    const file = page.getByLabel(buddyTexts.file, { exact: true })
    await expect(file).toHaveValue(
      '# Firm\n\n> What it does.\n\n## Pages\n\n- [Home](https://a.example/): The start\n',
    )
    await file.press('ControlOrMeta+End')
    await page.keyboard.type('words')
    await expect(announced(page)).toHaveText(buddyTexts.summary(1, 0))
    await press(page, buddyTexts.line(8))
    await expect(file).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('words')
    // As on a page without a secure connection.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await press(page, buddyTexts.copy)
    await expect(announced(page)).toHaveText(buddyTexts.notCopied)
    const saving = page.waitForEvent('download')
    await press(page, buddyTexts.download)
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('llms.txt')
    expect(readFileSync(await saved.path(), 'utf8')).toBe(await file.inputValue())
  },
  flowforge: async (page) => {
    const step = page.getByRole('button', { name: flowForgeTexts.step })
    for (let presses = 0; presses < 4; presses += 1) await step.press('Enter')
    await expect(page.getByText(stateTexts.retry)).toBeVisible()
    await expect(announced(page)).toHaveText(/Next try in/)
    await page.getByRole('radio', { name: 'answers' }).focus()
    await page.keyboard.press('Space')
    await press(page, flowForgeTexts.run)
    await expect(page.getByText(stateTexts.person)).toBeVisible()
    await press(page, flowForgeTexts.yes)
    await expect(step).toBeFocused()
    await expect(announced(page)).toHaveText(closed)
    await expect(page.locator('.demo').getByText(stateTexts.done, { exact: true })).toHaveCount(5)
  },
  'gaze-guardian': async (page) => {
    await press(page, gazeTexts.glance)
    await expect(announced(page)).toHaveText(new RegExp(gazeTexts.wasGlance))
    const stage = page.getByRole('application')
    await stage.focus()
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight')
    await expect(announced(page)).toHaveText(/^Hidden\./)
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft')
    await expect(announced(page)).toHaveText(/^Clear\./)
    const leave = page.getByRole('slider', { name: gazeTexts.leave })
    await leave.press('ArrowRight')
    await expect(leave).toHaveAttribute('aria-valuetext', gazeTexts.milliseconds(1100))
    await press(page, gazeTexts.lose)
    await expect(announced(page)).toHaveText(`${gazeTexts.hidden}. ${gazeTexts.lost}`)
  },
  'ensemble-hub': async (page) => {
    const answer = page.locator('.demo').getByRole('heading', { name: ensembleTexts.result }).locator('+ p')
    await expect(answer).toHaveText('Yes')
    await page.getByRole('radio', { name: /^Vote/ }).press('ArrowRight')
    await expect(answer).toHaveText('No')
    await expect(page.locator('.demo')).toContainText('Right, in this sample')
    await expect(announced(page)).toHaveText(/^No\. “No” weighs 0\.81 of 1\.52/)
    await page.keyboard.press('ArrowRight')
    await expect(answer).toHaveText(ensembleTexts.noAnswer)
    await page.getByRole('slider', { name: ensembleTexts.threshold }).press('Home')
    await expect(answer).toHaveText('No')
  },
  'title-office': async (page) => {
    const rows = page.locator('.closings tbody tr')
    const search = page.getByLabel(titleTexts.search)
    await search.press('x')
    await expect(announced(page)).toHaveText(titleTexts.none)
    await search.press('Backspace')
    await page.getByRole('radio', { name: closingStates.review }).press('Space')
    await expect(announced(page)).toHaveText(titleTexts.found(1))
    const file = page.getByLabel(factTexts.file)
    await file.fill('26-107')
    await press(page, titleTexts.undo)
    await expect(announced(page)).toHaveText(titleTexts.nothing)
    await press(page, titleTexts.release)
    await expect(announced(page)).toHaveText(titleTexts.released('26-102'))
    await press(page, titleTexts.undo)
    await expect(announced(page)).toHaveText(titleTexts.undone)
    await expect(file).toHaveValue('26-107')
    await page.getByRole('radio', { name: titleTexts.all }).press('Space')

    await press(page, `${titleTexts.fill} 26-103`)
    await press(page, titleTexts.cancel)
    await expect(page.getByRole('group', { name: titleTexts.found(5) })).toBeFocused()
    await press(page, `${titleTexts.fill} 26-103`)
    const payoff = page.getByLabel(factTexts.payoff)
    await expect(payoff).toBeFocused()
    await page.keyboard.type('400,000')
    await page.keyboard.press('Enter')
    await expect(announced(page)).toHaveText(titleTexts.faults(1))
    await expect(payoff).toBeFocused()
    await expect(payoff).toHaveAccessibleDescription(new RegExp(faultTexts['above-price']))
    await retype(payoff, '120,000')
    await page.keyboard.press('Enter')
    await expect(announced(page)).toHaveText(titleTexts.saved('26-103', 'review'))
    await expect(rows).toHaveCount(5)

    const saving = page.waitForEvent('download')
    await press(page, titleTexts.download)
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('closings.csv')
    expect(readFileSync(await saved.path(), 'utf8')).toContain('"305000","120000"')
  },
  'manual-work': async (page) => {
    const week = page.getByLabel(manualWorkFields.hoursPerWeek.label)
    await retype(week, '10')
    await expect(announced(page)).toHaveText('500 hours, $15,000 a year')
    await page.keyboard.type('x')
    await expectFault(week, '10x', manualWorkFields.hoursPerWeek)
    await expect(announced(page)).toHaveText(unreadable)
  },
  'break-even': async (page) => {
    const saving = page.getByLabel(automationFields.saving.label)
    await retype(saving, '1,500')
    // (8,500 + 30 × 29) ÷ (1,500 − 250) = 7.5
    await expect(announced(page)).toHaveText(calculatorTexts.breakEven.answer(8))
    await retype(saving, '251')
    await expect(announced(page)).toHaveText(/month 9,370\./)
    // The chart ends before.
    await expect(page.locator('.break-even svg')).toHaveAccessibleName(
      calculatorTexts.breakEven.chart(undefined),
    )
    await retype(saving, '200')
    await expect(announced(page)).toHaveText(calculatorTexts.breakEven.never)
  },
  payback: async (page) => {
    const week = page.getByLabel(paybackFields.hoursPerWeek.label)
    await retype(week, '2')
    await expect(announced(page)).toHaveText(/^We’d say no\./)
    await retype(week, '60')
    await expect(announced(page)).toHaveText(/^It pays\./)
    await retype(week, '12')
    await page.getByRole('radio', { name: /^Usual/ }).press('ArrowLeft')
    await expect(announced(page)).toHaveText(/^It depends on the quote\./)
    const years = page.getByLabel(paybackFields.years.label)
    await retype(years, '0')
    await expectFault(years, '0', paybackFields.years)
    await expect(announced(page)).toHaveText(unreadable)
  },
  readiness: async (page) => {
    const questions = await page.locator('.readiness').getByRole('group').all()
    for (const question of questions) await question.getByRole('radio', { name: 'Yes' }).press('Space')
    await expect(announced(page)).toHaveText(/Result: Ready for a small trial\.$/)
    await questions[3]?.getByRole('radio', { name: 'Yes' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(announced(page)).toHaveText(/Result: Not yet\.$/)
    const { question, means } = readinessQuestions[3]!
    await expect(page.locator('.bench__result')).toContainText(question)
    await expect(questions[3]!.locator('~ .readiness__meaning')).toContainText(means.no)
  },
}

test('every part that is used here is on a page', () => {
  expect(parts.map(({ part }) => part).toSorted()).toEqual(Object.keys(uses).toSorted())
})

for (const { path, part, heading: name } of parts) {
  test(`${name} loads only on intent, works by keyboard and translated, announces its results, stores nothing, and has no accessibility faults`, async ({
    page,
    context,
    faults,
  }) => {
    await revisit(page, path)
    const button = page.getByRole('button', { name: `${demonstrationTexts.open}: ${name}` })
    await loadByHover(page, button)
    await button.press('Enter')
    await expect(page.getByRole('group', { name, exact: true })).toBeFocused()
    const stored = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())
    const before = await stored()
    await page.evaluate(translate)
    await uses[part]!(page)
    expect(await faultsInBothThemes(page, '.demo')).toEqual([])
    expect(await stored()).toEqual(before)
    expect(await context.cookies()).toEqual([])
    expect(faults).toEqual([])
  })
}

withoutScripts('without JavaScript, worked examples are shown, and no button', async ({ page }) => {
  await page.goto('/resources/')
  for (const example of ['$15,000', '$14,560', readinessTexts.rules[0]])
    await expect(page.locator('.demo').getByText(example).first()).toBeVisible()
  await expect(page.locator('.demo').getByRole('button')).toHaveCount(0)
})

test('if its code fails to load, the figure stays and the button works again', async ({ page }) => {
  await revisit(page, '/case-studies/ensemble-hub/')
  await page.route('**/assets/**', (route) => route.abort())
  const button = page.getByRole('button', { name: /^Try it/ })
  await button.click()
  await expect(page.getByRole('alert')).toContainText(demonstrationTexts.failed)
  await expect(page.getByText(ensembleTexts.noAnswer).first()).toBeVisible()
  await page.unrouteAll()
  await button.click()
  await expect(page.locator('.demo--live')).toBeFocused()
})
