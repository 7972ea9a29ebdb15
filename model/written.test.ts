import { expect, test } from 'vitest'
import { dayInWords, enumerated, listed, measured, separatorIn, writtenNumber } from './written.ts'

test('numbers have the language’s separators, and units their plural forms', () => {
  expect(writtenNumber(12_345.5)).toBe('12,345.5')
  expect([1, 13].map((count) => measured(count, 'month'))).toEqual(['1 month', '13 months'])
  expect(measured(7, 'kilometer', 'short')).toBe('7 km')
})

test('a day is the same in every time zone', () => {
  expect(dayInWords('2026-11-21')).toBe('November 21, 2026')
})

test('a plain list has commas only; a list in a sentence has an “and”, and keeps its items’ indexes', () => {
  expect(listed(['a', 'b', 'c'])).toBe('a, b, c')
  expect(['fr', 'nb', 'ja'].map(separatorIn)).toEqual([', ', ', ', ' '])
  expect(enumerated(['Ann', 'Bo', 'Cy'])).toEqual([
    { text: 'Ann', index: 0 },
    { text: ', ' },
    { text: 'Bo', index: 1 },
    { text: ', and ' },
    { text: 'Cy', index: 2 },
  ])
})
