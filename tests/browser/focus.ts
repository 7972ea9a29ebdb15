import type { Page } from './test.ts'

/** What a visitor who uses the keyboard alone meets at one press of Tab. */
export interface Stop {
  /** Its place in the document's list of controls; -1 for what is none, or when the page has ended. */
  index: number
  name: string
  /** The outline differs from the one without focus, and is at least 2 pixels wide (WCAG 2.4.7). */
  isVisible: boolean
  /** Every checked point of it is in the window and on top (WCAG 2.4.11 and 2.4.12). */
  isUnobscured: boolean
}

declare global {
  interface Window {
    /** Controls of the page in document order, and their outlines without focus. */
    keyboardStops: { element: Element; outline: string }[]
  }
}

/**
 * Lists everything that Tab must reach: visible controls that are not disabled, one of each group of
 * radio buttons (the browser moves among those with arrow keys), and scrollable regions.
 * @returns Their number.
 */
export const listControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const outlineOf = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return `${outlineStyle} ${outlineWidth} ${outlineColor}`
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    const isOtherRadio = (element: Element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
      const group = [...document.querySelectorAll<HTMLInputElement>(`[name="${element.name}"]`)]
      return element !== (group.find(({ checked }) => checked) ?? group[0])
    }
    window.keyboardStops = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [tabindex="-1"], [inert] *') &&
          !isOtherRadio(element),
      )
      .map((element) => ({ element, outline: outlineOf(element) }))
    return window.keyboardStops.length
  })

/** Presses Tab and looks at what has the focus; `undefined` where the page has come to its end. */
export async function tab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const index = window.keyboardStops.findIndex((stop) => stop.element === element)
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const outline = `${outlineStyle} ${outlineWidth} ${outlineColor}`
    // A link that wraps has a box in each line; its first is where reading begins.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    // Taller than the window is only a region that scrolls: what is seen of it counts.
    const low = bottom - top > innerHeight ? innerHeight : bottom
    const high = Math.max(0, top)
    const [middleX, middleY] = [(left + right) / 2, (high + low) / 2]
    const inset = Math.min(3, (right - left) / 4, (low - high) / 4)
    // The middle of each edge, since corners may be round.
    const points = [
      [middleX, middleY],
      [left + inset, middleY],
      [right - inset, middleY],
      [middleX, high + inset],
      [middleX, low - inset],
    ] as const
    const isOnTop = ([x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
    }
    return {
      index,
      name: `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" #${index}`,
      isVisible:
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        outline !== window.keyboardStops[index]?.outline,
      isUnobscured: points.every(isOnTop),
    }
  })
}
