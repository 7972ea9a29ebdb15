type Rgb = readonly [red: number, green: number, blue: number]

/** The relative luminance of an sRGB color with channels from 0 to 255 (WCAG 2.2, "relative luminance"). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colors, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Creates a function that measures the contrast of an element's text with the background colors behind it. Paints those
 * of its ancestors over one another in a canvas, which parses every color syntax. Ignores background images.
 */
export function createContrastMeter(): (element: Element) => number {
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, Rgb>()
  const painted = (colors: readonly string[]): Rgb => {
    const key = colors.join()
    const before = known.get(key)
    if (before) return before
    paint.clearRect(0, 0, 1, 1)
    for (const color of colors) {
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
    known.set(key, [red, green, blue])
    return [red, green, blue]
  }
  return (element) => {
    const grounds: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor)
    return contrastOf(painted(grounds), painted([...grounds, getComputedStyle(element).color]))
  }
}
