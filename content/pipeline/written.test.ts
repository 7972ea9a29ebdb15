import { expect, test } from 'vitest'
import { writtenDay, writtenRange } from './written.ts'

test('writes a day in full, whatever the time zone of the machine', () => {
  expect(writtenDay('2026-01-01')).toEqual({ iso: '2026-01-01', text: 'January 1, 2026' })
  expect(writtenDay('2026-12-31').text).toBe('December 31, 2026')
})

test('writes both ends of a range, or the one price', () => {
  const range = { scope: 'A first version', from: 20_000, to: 60_000, unit: 'once' } as const
  expect(writtenRange(range)).toEqual({
    scope: 'A first version',
    from: '$20,000',
    to: '$60,000',
    unit: 'once',
    dollars: [20_000, 60_000],
  })
  expect(writtenRange({ ...range, to: 20_000 })).not.toHaveProperty('to')
})
