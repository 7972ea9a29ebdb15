import { schedule } from '#.site/schedule.ts'
import { openingAt, openingText } from '#model/opening.ts'
import { words } from '#.site/words/open-now.ts'

const minute = 60_000

/**
 * Reports whether the firm is open, now and whenever that changes.
 * @param show Called with the words.
 * @returns A function that ends it.
 */
export function watchOpening(show: (text: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const now = Date.now()
    const opening = openingAt(schedule, Math.floor(now / minute))
    show(openingText(opening, words))
    // At most an hour: timers stop while the computer sleeps, and can't be longer than 24 days.
    timer = setTimeout(look, Math.min(opening.changes * minute - now, 60 * minute))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
