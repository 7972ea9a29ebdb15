import { isTyping, isLayerOpen } from './keys.ts'

/** One line of text at the spacing of the reading guide, in CSS pixels. */
const stepPx = 32

interface ReadingAid {
  /**
   * Draws the aid, and draws it again when the page moves.
   * @param center Its distance from the window's upper edge, in CSS pixels.
   * @param focused The element with keyboard focus, which must not be covered.
   */
  draw: (center: number, focused: Element | null) => void
  /** Removes it. */
  remove: () => void
}

/**
 * Moves an aid to where the visitor reads: pointer, touch, arrow keys and keyboard focus. At the window's edges, in
 * fields and with modifier keys, arrow keys scroll the page as usual. Escape ends it.
 * @returns A function that ends it.
 */
export function followReading({ draw, remove }: ReadingAid): () => void {
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
  const end = () => {
    ending.abort()
    remove()
  }

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, { passive: true, signal })
  on('pointermove', ({ clientY }) => moveTo(clientY))
  on('touchmove', ({ touches }) => {
    if (touches[0]) moveTo(touches[0].clientY)
  })
  on('scroll', redraw)
  on('resize', redraw)
  on('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const { top, bottom } = target.getBoundingClientRect()
    moveTo((top + bottom) / 2)
  })
  const onKey = (event: KeyboardEvent) => {
    // Ignores the Escape that has just closed a dialog.
    if (event.defaultPrevented || isLayerOpen()) return
    if (event.key === 'Escape') end()
    if (isTyping(event)) return
    const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!direction) return
    const next = center + direction * stepPx
    if (next < 0 || next > innerHeight) return
    event.preventDefault()
    moveTo(next)
  }
  addEventListener('keydown', onKey, { signal })
  redraw()
  return end
}
