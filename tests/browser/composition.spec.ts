import type { Page } from 'playwright/test'
import { siteFolder } from '../../engine/process/site-folder.ts'
import { templateEntries, templates } from '../../packages/audits/site/templates.ts'
import { resize } from './resize.ts'
import { expect, revisit, test } from './test.ts'
import {
  brokenWords,
  coveredBySticky,
  excess,
  lostWords,
  removeFonts,
  setTextSize,
  spaceText,
} from './zoom.ts'

const limited = 'the page is at most 9,000 pixels long'
/** Other sites' legal pages may be longer: their countries' laws decide what they say. */
const isSample = siteFolder(process.cwd()) === 'sites/spanwright'
const isLimited = (template: string) => template !== 'legal' || isSample

/** In other languages, more letters may fit into the same width. */
const measured = 'no line of running text is longer than 80 characters (WCAG 1.4.8)'

/** A rule of composition. Runs in the page, and returns what breaks it. */
type Rule = () => string[]

const desktop: Record<string, Rule> = {
  'no text lies within 16 pixels of its section’s upper or lower edge': () => {
    const parts = [...document.querySelectorAll('main :is(.hero, .section, .post, .story, .study)')]
    return [...document.querySelectorAll('main .section')].flatMap((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      const before = parts[parts.indexOf(section) - 1]
      // Between two sections with the same ground, no edge is visible.
      const isOpen = section.getAttribute('data-ground') === before?.getAttribute('data-ground')
      return [...section.querySelectorAll('h2, h3, p, li, dt, dd, th, td, figcaption')].flatMap((text) => {
        const box = text.getBoundingClientRect()
        const isShown = text.checkVisibility() && box.height > 1
        return isShown && Math.min(isOpen ? 16 : box.top - top, bottom - box.bottom) < 16
          ? [`${section.id}: ${text.textContent.slice(0, 40)}`]
          : []
      })
    })
  },
  'titles and running text have two left edges at most': () => {
    const apart = 'li, table, figure, dl, form, aside, details, article, nav, [class*="annotation"]'
    const edges = [...document.querySelectorAll('main :is(h1, h2), main .section__body > p')]
      .filter((text) => text.checkVisibility() && !text.closest(apart))
      .map((text) => Math.round(text.getBoundingClientRect().left))
    return new Set(edges).size <= 2 ? [] : [...new Set(edges)].map(String)
  },
  'a title is 24 pixels above its introduction, or 48 above anything else': () =>
    [...document.querySelectorAll('main .section--wide')].flatMap((section) => {
      const title = section.querySelector('h2')?.getBoundingClientRect()
      const body = section.querySelector('.section__body')
      const distance = Math.round((body?.getBoundingClientRect().top ?? 0) - (title?.bottom ?? 0))
      const expected = body?.firstElementChild?.matches('p') ? 24 : 48
      return distance === expected ? [] : [`${section.id}: ${distance}`]
    }),
  'the footer is at most 480 pixels high': () => {
    const height = document.querySelector('.footer')?.clientHeight ?? 0
    return height <= 480 ? [] : [`${height}`]
  },
  'figures in tables are aligned': () =>
    [...document.querySelectorAll('main td')]
      .filter((cell) => cell.checkVisibility() && /^[$−-]?\d[\d,.]*( ?%)?$/.test(cell.textContent.trim()))
      .flatMap((cell) => {
        const { textAlign, fontVariantNumeric } = getComputedStyle(cell)
        const isRight = textAlign === 'right' || textAlign === 'end'
        return isRight && fontVariantNumeric.includes('tabular-nums') ? [] : [cell.textContent.trim()]
      }),
}

const tablet: Record<string, Rule> = {
  'the header is one row': () => {
    const tops = [...document.querySelectorAll('.header__home, .header__search')]
      .map((part) => part.getBoundingClientRect())
      .map(({ top, height }) => Math.round(top + height / 2))
    return new Set(tops).size === 1 ? [] : tops.map(String)
  },
  'no cell of the footer has a row of its own': () => {
    const cells = [...document.querySelectorAll('.footer__cell:not(.footer__cell--note)')]
    const rows = [...Map.groupBy(cells, (cell) => Math.round(cell.getBoundingClientRect().top)).values()]
    return cells.length > 4 && rows.some(({ length }) => length === 1) ? [`${cells.length} cells`] : []
  },
  [measured]: () =>
    [...document.querySelectorAll('main p')].flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const widths = [...range.getClientRects()].map(({ width }) => width)
      const share = Math.max(...widths) / widths.reduce((sum, width) => sum + width, 0)
      const length = Math.round(text.textContent.length * share)
      return !text.childElementCount && length > 80 ? [`${length}: ${text.textContent.slice(0, 40)}`] : []
    }),
}

const phone: Record<string, Rule> = {
  'rows of tables become cards, so that no column is one word wide or off screen': () =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.checkVisibility() && table.querySelectorAll('thead th').length > 2)
      .flatMap((table) => {
        const { right } = table.getBoundingClientRect()
        const row = table.querySelector('tbody tr')
        const isNarrow = [...table.querySelectorAll('td')].every((cell) => cell.matches('.figure'))
        const isCard = isNarrow || (row && getComputedStyle(row).display !== 'table-row')
        return isCard && right <= innerWidth ? [] : [table.textContent.slice(0, 60)]
      }),
  'no title is larger than the page’s h1': () => {
    const size = (title: Element) => parseFloat(getComputedStyle(title).fontSize)
    const [own = 0, ...others] = [...document.querySelectorAll('main :is(h1, h2)')].map(size)
    return others.filter((other) => other > own).map(String)
  },
  [limited]: () => {
    const { scrollHeight } = document.documentElement
    return scrollHeight <= 9000 ? [] : [`${scrollHeight}`]
  },
}

const columns: Rule = () => {
  const lists =
    'main :is(.thirds, .parts, .steps, .bills, .facts, .reasons, .named, .example__parts, .checklists)'
  return [...document.querySelectorAll(lists)].flatMap((list) => {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()]
    const last = rows.at(-1) ?? []
    const isAlone = rows.some(({ length }) => length > 1) && last.length === 1
    // An item that fills its row is not left over.
    const isLeft = isAlone && (last[0]?.width ?? 0) < list.clientWidth / 1.5
    return isLeft ? [`${list.className}: ${rows.map(({ length }) => length).join(', ')}`] : []
  })
}

const screens: readonly { width: number; height: number; rules: Record<string, Rule> }[] = [
  { width: 1440, height: 900, rules: { ...desktop, ...tablet } },
  { width: 1180, height: 900, rules: tablet },
  { width: 1024, height: 900, rules: tablet },
  { width: 768, height: 900, rules: {} },
  { width: 600, height: 900, rules: {} },
  { width: 390, height: 844, rules: phone },
]

/** A window of 1280 × 1024 pixels at 400% zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }

async function expectNothingLost(page: Page): Promise<void> {
  expect.soft(await excess(page), 'sideways at 400%').toBeLessThanOrEqual(0)
  expect.soft(await lostWords(page), 'lost at 400%').toEqual([])
}

for (const [name, path] of templateEntries) {
  test(`${name} follows the rules of composition on desktop and phone, and loses nothing at 400%`, async ({
    page,
  }) => {
    await revisit(page, path)
    for (const { width, height, rules } of screens) {
      await resize(page, { width, height })
      for (const [rule, breaks] of Object.entries(rules)) {
        if ((rule === limited && !isLimited(name)) || (rule === measured && !isSample)) continue
        expect.soft(await page.evaluate(breaks), rule).toEqual([])
      }
      expect.soft(await page.evaluate(columns), `no item is left over in a row, ${width} pixels`).toEqual([])
    }
    for (const width of [320, 360, 390, 480, 640, 767, 769, 900, 1023, 1025, 1100, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await excess(page), `nothing scrolls sideways, ${width} pixels`).toBeLessThanOrEqual(0)
      if (width > 1000) expect.soft(await brokenWords(page), `broken words, ${width} pixels`).toEqual([])
    }
    await setTextSize(page, 200)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await excess(page), `sideways with text of twice the size, ${width}`).toBeLessThanOrEqual(0)
      expect.soft(await lostWords(page), `lost with such text (WCAG 1.4.4), ${width}`).toEqual([])
    }
    await setTextSize(page, 100)
    await page.setViewportSize(zoomed)
    await expectNothingLost(page)
    await page.evaluate(() => scrollTo(0, 600))
    expect.soft(await coveredBySticky(page)).toBeLessThan(zoomed.height / 3)
    await removeFonts(page)
    await expectNothingLost(page)
    await spaceText(page)
    expect.soft(await lostWords(page), 'lost with spaced text (WCAG 1.4.12)').toEqual([])
  })
}

test('in the light theme, a checkbox has the theme of the form it lies on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(templates.contact)
  const [box, form] = await page
    .locator('form input[type=checkbox]')
    .first()
    .evaluate((input) => [
      getComputedStyle(input).colorScheme,
      getComputedStyle(input.closest('form') ?? input).colorScheme,
    ])
  expect([box, form]).toEqual(['light', 'light'])
})
