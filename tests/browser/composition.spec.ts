import type { Page } from 'playwright/test'
import { templateEntries, templates } from '../../packages/audits/site/templates.ts'
import { decided, expect, hydrated, test } from './test.ts'

/** Runs a measurement on every template, and names the template with what it found. */
async function onTemplates<Found>(page: Page, measure: () => Found): Promise<Record<string, Found>> {
  await decided(page)
  const found: Record<string, Found> = {}
  for (const [name, path] of templateEntries) {
    await page.goto(path)
    await hydrated(page)
    // The whole page is laid out.
    await expect(page.locator('html[data-deferred]')).toHaveCount(0)
    found[name] = await page.evaluate(measure)
  }
  return found
}

const onEach = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(templateEntries.map(([name]) => [name, value]))

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('no text lies within 16 pixels of its section’s upper or lower edge', async ({ page }) => {
    const found = await onTemplates(page, () => {
      const parts = [...document.querySelectorAll('main :is(.hero, .section, .post, .story, .study)')]
      return [...document.querySelectorAll('main .section')].flatMap((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        const before = parts[parts.indexOf(section) - 1]
        // No edge shows between two grounds of one kind.
        const isOpen = section.getAttribute('data-ground') === before?.getAttribute('data-ground')
        return [...section.querySelectorAll('h2, h3, p, li, dt, dd, th, td, figcaption')].flatMap((text) => {
          const box = text.getBoundingClientRect()
          const isShown = text.checkVisibility() && box.height > 1
          return isShown && Math.min(isOpen ? 16 : box.top - top, bottom - box.bottom) < 16
            ? [`${section.id}: ${text.textContent.slice(0, 40)}`]
            : []
        })
      })
    })
    expect(found).toEqual(onEach([]))
  })

  test('titles and running text have two left edges at most', async ({ page }) => {
    const found = await onTemplates(page, () => {
      const apart = 'li, table, figure, dl, form, aside, details, article, nav, [class*="annotation"]'
      const edges = [...document.querySelectorAll('main :is(h1, h2), main .section__body > p')]
        .filter((text) => text.checkVisibility() && !text.closest(apart))
        .map((text) => Math.round(text.getBoundingClientRect().left))
      return new Set(edges).size <= 2 ? [] : [...new Set(edges)]
    })
    expect(found).toEqual(onEach([]))
  })

  test('a title has the same distance to the text under it in every section', async ({ page }) => {
    const found = await onTemplates(page, () =>
      [...document.querySelectorAll('main .section--wide')].map((section) => {
        const title = section.querySelector('h2')?.getBoundingClientRect()
        const text = section.querySelector('.section__body')?.getBoundingClientRect()
        return Math.round((text?.top ?? 0) - (title?.bottom ?? 0))
      }),
    )
    expect(new Set(Object.values(found).flat())).toEqual(new Set([48]))
  })

  test('the footer is at most 480 pixels high', async ({ page }) => {
    const heights = await onTemplates(page, () => document.querySelector('.footer')?.clientHeight ?? 0)
    expect(Math.max(...Object.values(heights))).toBeLessThanOrEqual(480)
  })

  test('figures in tables stand under one another', async ({ page }) => {
    const found = await onTemplates(page, () =>
      [...document.querySelectorAll('main td')]
        .filter((cell) => cell.checkVisibility() && /^[$−-]?\d[\d,.]*( ?%)?$/.test(cell.textContent.trim()))
        .flatMap((cell) => {
          const { textAlign, fontVariantNumeric } = getComputedStyle(cell)
          const isRight = textAlign === 'right' || textAlign === 'end'
          return isRight && fontVariantNumeric.includes('tabular-nums') ? [] : [cell.textContent.trim()]
        }),
    )
    expect(found).toEqual(onEach([]))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rows of tables are cards, so that no column is a word wide or off the screen', async ({ page }) => {
    const found = await onTemplates(page, () =>
      [...document.querySelectorAll('main table')]
        .filter((table) => table.checkVisibility() && table.querySelectorAll('thead th').length > 2)
        .flatMap((table) => {
          const { right } = table.getBoundingClientRect()
          const row = table.querySelector('tbody tr')
          const isNarrow = [...table.querySelectorAll('td')].every((cell) => cell.matches('.figure'))
          const isCard = isNarrow || (row && getComputedStyle(row).display !== 'table-row')
          return isCard && right <= innerWidth ? [] : [table.textContent.slice(0, 60)]
        }),
    )
    expect(found).toEqual(onEach([]))
  })
})

test.describe('in the light theme', () => {
  test.use({ colorScheme: 'light' })

  test('a checkbox has the theme of the form it lies on', async ({ page }) => {
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
})
