import { element } from './element.ts'
import { followReading } from './reading-position.ts'
import { stripAt } from './strip.ts'

/**
 * Draws a rule above and below the line of text that the visitor reads.
 * @returns A function that removes them.
 */
export function start(): () => void {
  const ruler = element('div', { class: 'reading-ruler', 'aria-hidden': 'true' })
  document.body.append(ruler)
  return followReading({
    draw: (center) => {
      const { top } = stripAt(center, ruler.offsetHeight, innerHeight)
      ruler.style.setProperty('--ruler-top', `${top}px`)
    },
    remove: () => ruler.remove(),
  })
}
