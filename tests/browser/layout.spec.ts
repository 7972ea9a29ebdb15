import type { Page } from 'playwright/test'
import { templateEntries, templates } from '../../packages/audits/site/templates.ts'
import { decided, expect, holdRequest, hydrated, settled, test } from './test.ts'
import { everywhere, firstOnly } from './tiers.ts'

/** Records every layout shift from the first paint on, with the elements that moved. */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node?: Element | null }[]
        }
        const moved = sources.map(({ node }) => node?.className ?? node?.nodeName ?? '?')
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftsUntilNow: () => {
        note(observer.takeRecords())
        return shifts
      },
    })
  })
  return () => page.evaluate('shiftsUntilNow()')
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, firstOnly(width === 390), () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, path] of templateEntries) {
      test(`${name} does not shift while it loads, hydrates and scrolls`, async ({ page }) => {
        const shifts = await recordShifts(page)
        await decided(page)
        await page.goto(path)
        await hydrated(page)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        for (let top = 0; top < height; top += 800) {
          await page.evaluate((y) => scrollTo(0, y), top)
          await settled(page)
        }
        expect(await shifts()).toEqual([])
      })

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

test('nothing scrolls sideways on any template from 320 to 2560 pixels', everywhere, async ({ page }) => {
  await decided(page)
  for (const [name, path] of templateEntries) {
    await page.goto(path)
    for (const width of [320, 360, 480, 640, 767, 769, 900, 1023, 1025, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await excess(page), `${name} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

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
    test(`${name} loses no word without its fonts`, async ({ page }) => {
      await decided(page)
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(path)
      await hydrated(page)
      expect(await excess(page)).toBeLessThanOrEqual(0)
      expect(await lostWords(page)).toEqual([])
    })

    test(`${name} loses nothing, and nothing sticky covers the window`, async ({ page }) => {
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
    })
  }
})
