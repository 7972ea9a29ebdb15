import type { Page } from './test.ts'

/** A control that a press of Tab leads to. */
export interface Stop {
  /** Its index in the document's list of controls; -1 if it is not in the list. */
  index: number
  name: string
  /** Whether its focus ring differs from its look without focus, and is at least 2 pixels wide (WCAG 2.4.7). */
  isVisible: boolean
  /** Whether every point checked is in the window and on top (WCAG 2.4.11 and 2.4.12). */
  isUnobscured: boolean
}

declare global {
  interface Window {
    /** The controls of the page in document order, with their rings without focus. */
    keyboardStops: { element: Element; ring: string }[]
    /** The rings around a control: its outline and, in a drawing, the strokes of its shapes. `width` is the widest. */
    ringOf: (element: Element) => { width: number; look: string }
    /** Where the presses of Tab have led since the list was made. */
    stops: (Stop | undefined)[]
  }
}

/**
 * Lists everything that Tab must reach: visible controls that are not disabled, one of each group of radio
 * buttons (the browser moves among those with arrow keys), and scrollable regions.
 * @returns How many there are.
 */
export async function listControls(page: Page): Promise<number> {
  await page.evaluate(recordStops)
  return page.evaluate(() => {
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
}

/** Records in `window.stops` where each press of Tab leads; `undefined` outside of the page's controls. */
function recordStops(): void {
  const inspect = (): Stop | undefined => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const index = window.keyboardStops.findIndex((stop) => stop.element === element)
    const ring = window.ringOf(element)
    // A link that wraps has a box on each line; reading begins at the first. In a drawing, a link's shape counts,
    // since the frame may cut off its label.
    const shown =
      element instanceof SVGElement ? (element.querySelector('circle, path, rect') ?? element) : element
    const { left, right, top, bottom } = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    // Only the visible part of a scrollable region counts, and of a text area, since the browser brings only the
    // caret into view.
    const isShownInPart = element.matches('textarea, [tabindex="0"]')
    // The page ends above the strip of the accessibility button, so the strip is not part of the window.
    const strip = parseFloat(getComputedStyle(document.body).paddingBlockEnd) || 0
    const low = isShownInPart ? Math.min(bottom, innerHeight - strip) : bottom
    const high = Math.max(0, top)
    const [middleX, middleY] = [(left + right) / 2, (high + low) / 2]
    const inset = Math.min(3, (right - left) / 4, (low - high) / 4)
    // The center, and the middle of each edge: corners may be rounded.
    const points = [
      [middleX, middleY],
      [left + inset, middleY],
      [right - inset, middleY],
      [middleX, high + inset],
      [middleX, low - inset],
    ] as const
    const isOnTop = ([x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x, y)
      // Shapes of one drawing don't cover each other, even where their invisible targets overlap.
      const whole = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element
      return hit !== null && (whole.contains(hit) || hit.closest('label')?.contains(element) === true)
    }
    return {
      index,
      name: `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" #${index}`,
      isVisible: ring.width >= 2 && ring.look !== window.keyboardStops[index]?.ring,
      isUnobscured: points.every(isOnTop),
    }
  }
  const isFirst = window.stops === undefined
  window.stops = []
  if (isFirst) addEventListener('keyup', ({ key }) => key === 'Tab' && window.stops.push(inspect()), true)
}

/**
 * Presses Tab a number of times, on a page whose controls are listed.
 * @returns Where each press led; `undefined` at the end of the page.
 */
async function press(page: Page, times: number): Promise<(Stop | undefined)[]> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press('Tab')
  return page.evaluate(() => window.stops.splice(0))
}

/** Presses Tab a number of times. @returns The stops in the page, without those in the browser's own interface. */
export const pressTab = async (page: Page, times: number): Promise<Stop[]> =>
  (await press(page, times)).filter((stop) => stop !== undefined)

/** Tabs through the page to its end. */
export async function walk(page: Page): Promise<Stop[]> {
  const count = await listControls(page)
  const stops = await press(page, count + 1)
  const end = stops.indexOf(undefined)
  if (end === -1)
    throw new Error(`Tab does not reach the end of the page after ${count} controls: ${stops.at(-1)?.name}`)
  return stops.slice(0, end) as Stop[]
}

export const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name)
/** The names of stops that have no visible focus ring or are covered. */
export const hiddenIn = (stops: readonly Stop[]) =>
  namesOf(stops.filter(({ isVisible, isUnobscured }) => !isVisible || !isUnobscured))
