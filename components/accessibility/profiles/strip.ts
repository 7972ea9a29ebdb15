/** A horizontal strip of the window, in CSS pixels from its upper edge. */
interface Strip {
  top: number
  bottom: number
}

/** The strip's margin around the focused element, so that its focus ring is visible too. */
const marginPx = 16

/** A strip of the given height around a point, moved as little as needed to lie inside the window. */
export function stripAt(center: number, height: number, windowHeight: number): Strip {
  const limit = Math.max(0, windowHeight - height)
  const top = Math.min(Math.max(0, center - height / 2), limit)
  return { top, bottom: Math.min(windowHeight, top + height) }
}

/** The strip, extended to the whole element if any of it is in the window. */
export function withElement(strip: Strip, element: Strip, windowHeight: number): Strip {
  if (element.bottom <= 0 || element.top >= windowHeight) return strip
  return {
    top: Math.max(0, Math.min(strip.top, element.top - marginPx)),
    bottom: Math.min(windowHeight, Math.max(strip.bottom, element.bottom + marginPx)),
  }
}
