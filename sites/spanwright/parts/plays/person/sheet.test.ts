import { expect, test } from 'vitest'
import { columns, entries, outcome } from './sheet.ts'

const carried = entries.flatMap(({ isCarried }, index) => (isCarried ? [index] : []))

test('every row is whole, and no two rows are of the same house', () => {
  expect(entries.length % columns.length).toBe(0)
  const houses = entries.filter((_, index) => index % columns.length === 0)
  expect(new Set(houses.map(({ text }) => text)).size).toBe(houses.length)
})

test('whoever chooses nothing has missed all that goes', () => {
  expect(outcome([])).toEqual({ gone: carried.length, missed: carried.length, spared: 0 })
})

test('whoever chooses every cell has missed none, and chosen those that stay in vain', () => {
  const all = entries.map((_, index) => index)
  expect(outcome(all)).toEqual({
    gone: carried.length,
    missed: 0,
    spared: entries.length - carried.length,
  })
})
