import { expect, test } from 'vitest'
import { noticeModule, noticeOf } from './notice.ts'

const iso = (milliseconds: number | null | undefined) => milliseconds && new Date(milliseconds).toISOString()
const noticeIn = (timeZone: string, today: string, notice: { text: string; first?: string; last?: string }) =>
  noticeOf({ timeZone, notice }, today)

// The clocks of New York change on November 1, 2026.
test.each([
  ['America/Phoenix', '2026-12-24T07:00:00.000Z', '2027-01-01T07:00:00.000Z'],
  ['Europe/Oslo', '2026-12-23T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('in %s, a notice lasts from the first midnight to the one after the last day', (timeZone, from, until) => {
  const found = noticeIn(timeZone, '2026-12-24', { text: 'Closed', first: '2026-12-24', last: '2026-12-31' })
  expect([iso(found?.from), iso(found?.until), found?.isAhead]).toEqual([from, until, false])
})

test('the midnights are right on a day on which the clocks change', () => {
  const day = { text: 'Closed', first: '2026-11-01', last: '2026-11-01' }
  const found = noticeIn('America/New_York', '2026-10-30', day)
  expect([iso(found?.from), iso(found?.until), found?.isAhead]).toEqual([
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
    true,
  ])
})

test('a notice is built until its last day, and then reported as passed', () => {
  const fields = { timeZone: 'Europe/Oslo', notice: { text: 'Closed', last: '2026-12-31' } } as never
  expect(noticeModule(fields, '2026-12-31')).toContain('"text": "Closed"')
  const after = noticeModule(fields, '2027-01-01')
  expect(after).not.toContain('Closed')
  expect(after).toContain('passed: string = "2026-12-31"')
})

test('a notice without days is always shown, and another text has another id', () => {
  const [one, other] = ['Closed', 'Open'].map((text) => noticeIn('Europe/Oslo', '2026-12-31', { text }))
  expect(one).toMatchObject({ from: null, until: null, isAhead: false })
  expect(one?.id).not.toBe(other?.id)
})
