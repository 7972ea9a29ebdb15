import type { Page } from 'playwright/test'
import { templateEntries, templates } from '../../packages/audits/site/templates.ts'
import { recordShifts, scrollThrough } from './shifts.ts'
import { decided, expect, holdRequest, hydrated, settled, test } from './test.ts'
import { everywhere, firstOnly } from './tiers.ts'

// At 390 pixels: routes.spec.ts.
test.describe('at 1440 pixels', everywhere, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const [name, path] of templateEntries) {
    test(`${name} does not shift while it loads, hydrates and scrolls`, async ({ page }) => {
      const shifts = await recordShifts(page)
      await decided(page)
      await page.goto(path)
      await hydrated(page)
      await scrollThrough(page)
      expect(await shifts()).toEqual([])
    })
  }
})

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, firstOnly(width === 390), () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, path] of templateEntries) {
      test(`${name} does not shift when the font loads late`, firstOnly(path === '/'), async ({ page }) => {
        const font = await holdRequest(page, '**/*.woff2')
        const shifts = await recordShifts(page)
        await decided(page)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
        await font.release()
        await page.evaluate(async () => document.fonts.ready)
        // The whole stylesheet and the app come after that.
        await hydrated(page)
        await settled(page)
        expect(await shifts()).toEqual([])
      })
    }
  })
}

/** How much wider the page is than the window. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('what is folded on a phone is printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(templates.service)
  const folded = page.locator('main .tuck').filter({ hasNot: page.locator('.contents__list') })
  await expect(folded.locator(':scope > :not(summary)').first()).toBeVisible()
})

/**
 * Words that cannot be read because they are cut off by the window's edge or by an ancestor that hides
 * overflow. Leaves out scrollable content, text for screen readers only, and lettering in drawings.
 */
const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX + style.overflowY)
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim()) continue
      if (parent.closest('script, style, svg, .visually-hidden, .skip-link, [popover]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      let [left, right, top, bottom] = [0, innerWidth, -Infinity, Infinity]
      let isScrollable = false
      for (
        let above: Element | null = parent;
        above && above !== document.body;
        above = above.parentElement
      ) {
        const style = getComputedStyle(above)
        if (scrolls(style)) isScrollable = true
        if (!clips(style) || style.display.startsWith('inline')) continue
        const frame = above.getBoundingClientRect()
        ;[left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        ;[top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      }
      if (isScrollable) continue
      const isCut =
        box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1
      if (isCut) lost.push(node.textContent.trim().slice(0, 60))
    }
    return lost
  })

/** Leaves the page without the site's own fonts, as if they had not arrived. */
const removeFonts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const remove = (within: CSSStyleSheet | CSSGroupingRule): void => {
      for (let at = within.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = within.cssRules[at]
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2')) within.deleteRule(at)
        if (rule instanceof CSSGroupingRule) remove(rule)
      }
    }
    for (const sheet of document.styleSheets) remove(sheet)
  })

test.describe('text at 200% (WCAG 1.4.4)', everywhere, () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const [name, path] of templateEntries) {
    test(`${name} loses nothing`, async ({ page }) => {
      await decided(page)
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await excess(page)).toBeLessThanOrEqual(0)
      expect(await lostWords(page)).toEqual([])
    })
  }
})

test.describe('zoom at 400%, a window of 320 by 256 pixels (WCAG 1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const [name, path] of templateEntries) {
    test(`${name} loses nothing, with its fonts or without, and nothing sticky covers the window`, async ({ page }) => {
      await decided(page)
      await page.goto(path)
      await hydrated(page)
      expect(await excess(page)).toBeLessThanOrEqual(0)
      expect(await lostWords(page)).toEqual([])
      await page.evaluate(() => scrollTo(0, 600))
      const covered = await page.evaluate(() => {
        const fixed = [...document.querySelectorAll('body *')].filter((element) => {
          const { position, pointerEvents } = getComputedStyle(element)
          const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          return shown && pointerEvents !== 'none' && ['fixed', 'sticky'].includes(position)
        })
        return fixed.reduce((sum, element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
        }, 0)
      })
      expect(covered).toBeLessThan(256 / 3)
      await removeFonts(page)
      expect(await excess(page)).toBeLessThanOrEqual(0)
      expect(await lostWords(page)).toEqual([])
    })
  }
})
