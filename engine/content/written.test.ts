import { expect, test } from 'vitest'
import { writtenDay, writtenRange } from './written.ts'

test('writes a day in full, whatever the time zone of the machine', () => {
  expect(writtenDay('2026-01-01')).toEqual({ iso: '2026-01-01', text: 'January 1, 2026' })
  expect(writtenDay('2026-12-31').text).toBe('December 31, 2026')
})

test('writes a line of the price list with what its price is made of', () => {
  expect(writtenRange('first-piece')).toEqual({
    scope: 'First working piece',
    basis: '75 to 125 hours, 3 to 5 weeks',
    from: '$12,150',
    to: '$20,250',
    unit: 'once',
    dollars: [12_150, 20_250],
    weeks: [3, 5],
  })
  expect(writtenRange('care').basis).toBe('2 to 9 hours')
})
