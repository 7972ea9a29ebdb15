import { expect, test, vi } from 'vitest'
import type { Schedule } from '#model/opening.ts'
import { words } from '#.site/words/open-now.ts'
import { fill } from '#model/fill.ts'
import { watchOpening } from './watch-opening.ts'

const minute = 60_000

/** Open every day from 9:00 to 17:00 UTC. */
const schedule = vi.hoisted(() => ({
  week: Array.from({ length: 7 }, () => [[540, 1020]]),
  exceptions: [],
  offsets: [[0, 0]],
  days: [],
  dates: {},
  times: { 540: '9:00', 1020: '17:00' },
}))
vi.mock('#.site/schedule.ts', () => ({ schedule: schedule as never as Schedule }))

test('the words change with the hours, are checked every hour and when the page is seen again, and then no more', () => {
  const page = new EventTarget()
  const show = vi.fn<(text: string) => void>()
  vi.stubGlobal('document', page)
  vi.useFakeTimers({ now: 538 * minute + 1 })
  const stop = watchOpening(show)
  const opens = fill(words.opensToday, { time: '9:00' })
  const isOpen = fill(words.until, { time: '17:00' })
  vi.advanceTimersByTime(2 * minute - 2)
  expect(show.mock.calls).toEqual([[opens]])
  vi.advanceTimersByTime(1)
  expect(show.mock.calls).toEqual([[opens], [isOpen]])
  vi.advanceTimersByTime(60 * minute)
  expect(show).toHaveBeenCalledTimes(3)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(show).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(60 * minute - 1)
  expect(show).toHaveBeenCalledTimes(4)
  stop()
  vi.advanceTimersByTime(600 * minute)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(show).toHaveBeenCalledTimes(4)
})
