import { contrastOfLight, toLight } from '#styles/color.ts'

/**
 * Creates a function that measures the contrast of an element's text with the background colors behind it. Paints those
 * of its ancestors over one another in a canvas, which parses every color syntax. Ignores background images.
 */
export function createContrastMeter(): (element: Element) => number {
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, number[]>()
  /** In linear sRGB. */
  const painted = (colors: readonly string[]): number[] => {
    const key = colors.join()
    const before = known.get(key)
    if (before) return before
    paint.clearRect(0, 0, 1, 1)
    for (const color of colors) {
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
    }
    const light = toLight(paint.getImageData(0, 0, 1, 1).data)
    known.set(key, light)
    return light
  }
  return (element) => {
    const grounds: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor)
    return contrastOfLight(painted(grounds), painted([...grounds, getComputedStyle(element).color]))
  }
}
