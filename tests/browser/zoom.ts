import type { Page } from './test.ts'

/** How many pixels wider the page is than the window. */
export const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/**
 * Texts that are cut off by the window's edge or by an ancestor that hides overflow, or broken into single letters.
 * Scrollable content, text for screen readers only, and lettering in drawings are left out.
 */
export const lostWords = (page: Page): Promise<string[]> =>
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
      const lines = range.getClientRects().length
      const isBroken = lines > 3 && node.textContent.trim().length / lines < 3
      if (isCut || isBroken) lost.push(node.textContent.trim().slice(0, 60))
    }
    return lost
  })

/** Words that are broken across lines without a hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent: text } = node
      if (!parent || parent.closest('script, style, svg') || getComputedStyle(parent).hyphens === 'auto')
        continue
      for (const { 0: word, index } of (text ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    return broken
  })

/** Sets the size of text, in percent, as the owner of a phone can. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fontSizes = { standard: 0.16 * percent, fixed: 0.13 * percent }
  await session.send('Page.setFontSizes', { fontSizes })
}

/** Spaces lines, letters and words as widely as a reader may (WCAG 1.4.12), and unfolds what is folded. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    const spaces = ['line-height: 1.5', 'letter-spacing: 0.12em', 'word-spacing: 0.16em']
    sheet.replaceSync(`* { ${spaces.map((space) => `${space} !important`).join('; ')} }`)
    document.adoptedStyleSheets.push(sheet)
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
  })

/** Removes the site's fonts from the page, as if they had not loaded. */
export const removeFonts = (page: Page): Promise<void> =>
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

/** How many pixels of the window's height sticky and fixed elements cover. */
export const coveredBySticky = (page: Page): Promise<number> =>
  page.evaluate(() => {
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
