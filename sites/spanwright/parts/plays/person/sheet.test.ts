import { expect, test } from 'vitest'
import { columns, entries, outcome } from './sheet.ts'

const carried = entries.flatMap(({ isCarried }, index) => (isCarried ? [index] : []))

test('every row is complete, and no two rows are about the same house', () => {
  expect(entries.length % columns.length).toBe(0)
  const houses = entries.filter((_, index) => index % columns.length === 0)
  expect(new Set(houses.map(({ text }) => text)).size).toBe(houses.length)
})

test('with no choice, every cell that goes blank is missed', () => {
  expect(outcome([])).toEqual({ gone: carried.length, missed: carried.length, spared: 0 })
})

test('with every cell chosen, none is missed, and those that stay count as spared', () => {
  const all = entries.map((_, index) => index)
  expect(outcome(all)).toEqual({
    gone: carried.length,
    missed: 0,
    spared: entries.length - carried.length,
  })
})
