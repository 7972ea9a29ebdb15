import { readContent } from '#engine/content/read-content.ts'
import { faultsInBothThemes } from '#tests/browser/accessibility.ts'
import { translate } from '#tests/browser/trouble.ts'
import { expect, loadByHover, revisit, test, withoutScripts, type Page } from '#tests/browser/test.ts'
import { fieldTexts } from './field/texts.ts'
import { invoices, isWrong } from './hundred/invoices.ts'
import { hundredTexts } from './hundred/texts.ts'
import { entries } from './person/sheet.ts'
import { personTexts } from './person/texts.ts'

interface Play {
  /** The button that submits the visitor's answer. */
  commit: string
  /** Does what comes before that, with the keyboard only. */
  prepare: (page: Page) => Promise<void>
  /** The start of the result, which is also announced. */
  answer: string
}

const cell = (page: Page, index: number) => page.locator('.cell').nth(index)
const announced = (page: Page) => page.locator('#announcer')
const wrong = invoices.findIndex(isWrong)
const unsure = invoices.findIndex(({ isSure }) => !isSure)

const plays: Readonly<Record<string, Play>> = {
  hundred: {
    commit: hundredTexts.commit,
    prepare: async (page) => {
      await page.getByRole('button', { name: hundredTexts.more(0) }).press('Enter')
      await expect(announced(page)).toHaveText(hundredTexts.marked(0))
      for (const index of [unsure, 0, 0]) await cell(page, index).press('Enter')
      await expect(cell(page, 0)).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('ArrowRight')
      await expect(cell(page, 1)).toBeFocused()
      await page.keyboard.press('Space')
      for (let row = 0; row < Math.floor(wrong / 10); row += 1) await page.keyboard.press('ArrowDown')
      for (let column = 1; column < wrong % 10; column += 1) await page.keyboard.press('ArrowRight')
      await expect(cell(page, wrong)).toBeFocused()
      await expect(cell(page, wrong)).toHaveText('·')
      await page.keyboard.press('Enter')
      await expect(page.locator('.cell[tabindex="0"]')).toHaveCount(1)
      await expect(page.locator('.cell--wrong')).toHaveCount(0)
    },
    answer: hundredTexts.head(1),
  },
  field: {
    commit: fieldTexts.commit,
    prepare: async (page) => {
      const customers = page.getByRole('slider', { name: fieldTexts.customers })
      await customers.press('End')
      await expect(customers).toHaveAttribute('aria-valuetext', fieldTexts.shown(100, 'customers'))
      await expect(announced(page)).not.toHaveText(fieldTexts.head.product)
    },
    answer: fieldTexts.head.product,
  },
  person: {
    commit: personTexts.commit,
    prepare: async (page) => {
      await cell(page, 0).focus()
      await page.keyboard.press('End')
      await page.keyboard.press('Space')
      await expect(cell(page, 3)).toHaveAttribute('aria-pressed', 'true')
      await expect(cell(page, 3)).toHaveText(entries[3]!.text)
      await expect(page.locator('.cell--blank')).toHaveCount(0)
    },
    answer: `${personTexts.head(12)} ${personTexts.miss(11)}`,
  },
}

const served = readContent(process.cwd()).services.flatMap(({ slug, fields }) =>
  fields.play ? [{ path: `/services/${slug}/`, ...fields.play }] : [],
)

test('every play is on a page', () => {
  expect(served.map(({ part }) => part).toSorted()).toEqual(Object.keys(plays).toSorted())
})

for (const { path, part, button: name } of served) {
  const { commit, prepare, answer } = plays[part]!
  const start = (page: Page) => page.getByRole('button', { name, exact: true })
  const frame = (page: Page) => page.getByRole('group', { name, exact: true })

  test(`${part} works by keyboard and translated, answers only when asked, announces the answer, and has no accessibility faults`, async ({
    page,
    faults,
  }) => {
    await revisit(page, path)
    await start(page).press('Enter')
    await expect(frame(page)).toBeFocused()
    await page.evaluate(translate)
    await prepare(page)
    expect(await faultsInBothThemes(page, '.play')).toEqual([])
    await expect(page.locator('.play .bench__result')).toHaveCount(0)
    const button = page.getByRole('button', { name: commit })
    await button.press('Enter')
    await expect(page.locator('.play .bench__result')).toBeVisible()
    expect(await announced(page).textContent()).toContain(answer)
    if (part === 'person') await expect(page.locator('.person__layer')).toHaveText(personTexts.nobody)
    expect(await faultsInBothThemes(page, '.play')).toEqual([])
    // The pressed button keeps the focus, and takes the answer back.
    await expect(page.locator('.play .bench__actions button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.play .bench__result')).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test.describe(`${part} on the narrowest screen`, () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('loads its code only on intent, fits, has cells large enough for a finger, and is not printed', async ({
      page,
    }) => {
      await revisit(page, path)
      await loadByHover(page, start(page))
      await page.emulateMedia({ media: 'print' })
      await expect(start(page)).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await start(page).click()
      await expect(frame(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const sides = await page.locator('.cell').evaluateAll((cells) =>
        cells.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect()
          return [width, height]
        }),
      )
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(24)
    })
  })
}

withoutScripts('without JavaScript, there is only the drawing', async ({ page }) => {
  const { path, button } = served[0]!
  await page.goto(path)
  await expect(page.locator('picture .plate__image').first()).toBeVisible()
  await expect(page.getByRole('button', { name: button })).toHaveCount(0)
})
