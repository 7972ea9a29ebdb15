import { isTyping, isLayerOpen } from './keys.ts'
import { stepped } from './strip.ts'

/** One line of text at the spacing of the reading guide, in CSS pixels. */
const stepPx = 32

interface ReadingAids {
  /**
   * Draws the aid, and draws it again when the page moves.
   * @param center Its distance from the window's upper edge, in CSS pixels.
   * @param focused The element with keyboard focus, which must not be covered.
   */
  draw: (center: number, focused: Element | null) => void
  /** Removes the aid, when Escape is pressed. */
  close: () => void
}

/**
 * Follows where the visitor reads: pointer, touch, arrow keys and keyboard focus. At the window's edges, in
 * fields and with modifier keys, arrow keys scroll the page as usual.
 * @returns A function that ends it.
 */
export function followReading({ draw, close }: ReadingAids): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let center = innerHeight / 3
  let frame = 0

  const redraw = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (!signal.aborted) draw(center, document.querySelector(':focus-visible'))
    })
  }
  const moveTo = (place: number) => {
    center = place
    redraw()
  }
  const end = () => ending.abort()

  addEventListener('pointermove', ({ clientY }) => moveTo(clientY), { passive: true, signal })
  addEventListener(
    'touchmove',
    ({ touches }) => {
      if (touches[0]) moveTo(touches[0].clientY)
    },
    { passive: true, signal },
  )
  addEventListener('scroll', redraw, { passive: true, signal })
  addEventListener('resize', redraw, { signal })
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const { top, bottom } = target.getBoundingClientRect()
      moveTo((top + bottom) / 2)
    },
    { signal },
  )
  addEventListener(
    'keydown',
    (event) => {
      // Ignores the Escape that has just closed a dialog.
      if (event.defaultPrevented || isLayerOpen()) return
      if (event.key === 'Escape') {
        end()
        close()
      }
      if (isTyping(event)) return
      const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const next = direction && stepped(center, direction * stepPx, innerHeight)
      if (next === undefined || next === 0) return
      event.preventDefault()
      moveTo(next)
    },
    { signal },
  )
  redraw()
  return end
}
