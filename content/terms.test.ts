import { expect, test } from 'vitest'
import {
  hourlyRate,
  hoursPerWeek,
  priceOf,
  priceRange,
  priceText,
  process,
  terms,
  work,
  workKeys,
} from './terms.ts'

test('a price is its hours at the published rate, to the nearest 50 dollars', () => {
  expect(priceOf(75)).toBe(12_150)
  expect(priceText('first-piece')).toBe('$12,150 to $20,250')
  for (const key of workKeys) {
    const [from, to] = priceRange(key)
    const [fewest, most] = work[key].hours
    expect(from, key).toBeLessThan(to)
    expect(Math.abs(from - fewest * hourlyRate), key).toBeLessThanOrEqual(25)
    expect(Math.abs(to - most * hourlyRate), key).toBeLessThanOrEqual(25)
  }
})

test.each(workKeys)('%s: one builder can do the hours in the weeks', (key) => {
  const kind = work[key]
  if (!('weeks' in kind)) return
  const [fewestWeeks, mostWeeks] = kind.weeks
  expect(kind.hours[0]).toBeLessThanOrEqual(fewestWeeks * hoursPerWeek)
  expect(kind.hours[1]).toBeLessThanOrEqual(mostWeeks * hoursPerWeek)
})

test('the time to the first result is the sum of the steps', () => {
  const days = Object.values(process).map((step) => step.days)
  const weeks = (end: 0 | 1) => days.reduce((sum, range) => sum + range[end], 0) / 5
  expect([weeks(0), weeks(1)]).toEqual([4.4, 6.4])
  expect(terms.firstResult).toBe('five to seven weeks')
})
