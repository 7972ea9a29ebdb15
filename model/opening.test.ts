import { expect, test } from 'vitest'
import { dayLength, openingAt } from './opening.ts'

test('today is that of the clocks at this moment, also when they are changed later', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  const week = days.map(() => [[540, 1020] as const])
  const schedule = { week, exceptions: [], days, dates: {}, times: { 540: '9:00', 1020: '17:00' } }
  const stateAt = (now: number, changed: number) =>
    openingAt({ ...schedule, offsets: [[0, 0] as const, [changed, 60] as const] }, now)
  // Half past eleven on a Tuesday, since January 1, 1970 was a Thursday.
  const now = 6 * dayLength - 30
  expect(stateAt(now, 10 * dayLength)).toMatchObject({ isOpen: false, time: '9:00', day: 'Wed' })
  expect(stateAt(now - 8 * 60, 10 * dayLength)).toEqual({
    isOpen: true,
    until: '17:00',
    changes: 5 * dayLength + 1020,
  })
  expect(stateAt(now, dayLength)).toEqual({ isOpen: false, time: '9:00', changes: 6 * dayLength + 480 })
})

test('whether a firm has opened that is closed for long is asked again in a day', () => {
  const closed = {
    week: [[], [], [], [], [], [], []],
    exceptions: [],
    offsets: [],
    days: [],
    dates: {},
    times: {},
  }
  expect(openingAt(closed, 30)).toEqual({ isOpen: false, changes: 30 + dayLength })
})
