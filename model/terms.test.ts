import { expect, test } from 'vitest'
import {
  hourlyRate,
  hoursPerWeek,
  partKeys,
  parts,
  priceOf,
  priceRange,
  priceText,
  process,
  stepText,
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

test('the parts of a work take as long as the work', () => {
  for (const key of new Set(partKeys.map((part) => parts[part].of))) {
    const days = partKeys.map((part) => parts[part]).filter(({ of }) => of === key)
    const weeks = ([0, 1] as const).map((end) => days.reduce((sum, part) => sum + part.days[end], 0) / 5)
    expect(weeks, key).toEqual(work[key].weeks)
  }
})

test('a step says what it takes, in words', () => {
  expect(stepText('talk')).toBe('1 hour, free')
  expect(stepText('first-piece')).toBe('3 to 5 weeks')
  expect(stepText('saas-build')).toBe('7 to 11 weeks')
  expect(stepText('memo-look')).toBe('2 to 4 days')
  expect(stepText('care')).toBe('every month')
})

test('the smallest tool is a map and a first piece', () => {
  expect([terms.smallestTool, terms.smallestToolMost]).toEqual(['$14,600', '$24,300'])
})
