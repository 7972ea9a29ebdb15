import type { Page } from './test.ts'

/** What a visitor who uses the keyboard alone meets at one press of Tab. */
export interface Stop {
  /** Its place in the document's list of controls; -1 for what is none, or when the page has ended. */
  index: number
  name: string
  /** Its ring differs from what is there without focus, and is at least 2 pixels wide (WCAG 2.4.7). */
  isVisible: boolean
  /** Every checked point of it is in the window and on top (WCAG 2.4.11 and 2.4.12). */
  isUnobscured: boolean
}

declare global {
  interface Window {
    /** Controls of the page in document order, and their rings without focus. */
    keyboardStops: { element: Element; ring: string }[]
    /** The widest ring around a control: its outline, or in a drawing the line around one of its shapes. */
    ringOf: (element: Element) => { width: number; look: string }
  }
}

/**
 * Lists everything that Tab must reach: visible controls that are not disabled, one of each group of
 * radio buttons (the browser moves among those with arrow keys), and scrollable regions.
 * @returns Their number.
 */
export const listControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.ringOf = (element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      const shapes = element instanceof SVGElement ? [...element.querySelectorAll('circle, path, rect')] : []
      const rings = [
        { line: outlineStyle, width: outlineWidth, color: outlineColor },
        ...shapes.map((shape) => {
          const { stroke, strokeWidth } = getComputedStyle(shape)
          return { line: stroke, width: strokeWidth, color: stroke }
        }),
      ].filter(({ line }) => line !== 'none')
      return {
        width: Math.max(0, ...rings.map(({ width }) => parseFloat(width))),
        look: rings.map(({ line, width, color }) => `${line} ${width} ${color}`).join(),
      }
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
      .map((element) => ({ element, ring: window.ringOf(element).look }))
    return window.keyboardStops.length
  })

/** Presses Tab and looks at what has the focus; `undefined` where the page has come to its end. */
export async function tab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const index = window.keyboardStops.findIndex((stop) => stop.element === element)
    const ring = window.ringOf(element)
    // A link that wraps has a box in each line; its first is where reading begins.
    // Of a drawing's link it is the shape, which may carry a name that the frame cuts.
    const shown =
      element instanceof SVGElement ? (element.querySelector('circle, path, rect') ?? element) : element
    const { left, right, top, bottom } = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    // Of a region that scrolls, and of a text area, of which the browser brings the caret alone into
    // view, what is seen counts.
    const isShownInPart = element.matches('textarea, [tabindex="0"]')
    // The strip of the adjustments button, over which the page ends, is no part of the window for the page.
    const strip = parseFloat(getComputedStyle(document.body).paddingBlockEnd) || 0
    const low = isShownInPart ? Math.min(bottom, innerHeight - strip) : bottom
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
      // Shapes of one drawing lie beside each other, however large their invisible targets are.
      const whole = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element
      return hit !== null && (whole.contains(hit) || hit.closest('label')?.contains(element) === true)
    }
    return {
      index,
      name: `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" #${index}`,
      isVisible: ring.width >= 2 && ring.look !== window.keyboardStops[index]?.ring,
      isUnobscured: points.every(isOnTop),
    }
  })
}
