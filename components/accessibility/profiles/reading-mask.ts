import { element } from './element.ts'
import { followReading } from './reading-position.ts'
import { stripAt, withElement } from './strip.ts'

/** The height of the clear strip, in CSS pixels: about five lines. */
const heightPx = 180

const bar = (place: 'above' | 'below') =>
  element('div', { class: `reading-mask reading-mask--${place}`, 'aria-hidden': 'true' })

/**
 * Dims the window above and below the strip where the visitor reads.
 * @returns A function that ends it.
 */
export function start(): () => void {
  const bars = [bar('above'), bar('below')]
  document.body.append(...bars)
  return followReading({
    draw: (center, focused) => {
      const strip = stripAt(center, heightPx, innerHeight)
      const { top, bottom } = focused
        ? withElement(strip, focused.getBoundingClientRect(), innerHeight)
        : strip
      for (const { style } of bars) {
        style.setProperty('--strip-top', `${top}px`)
        style.setProperty('--strip-bottom', `${bottom}px`)
      }
    },
    remove: () => {
      for (const each of bars) each.remove()
    },
  })
}
