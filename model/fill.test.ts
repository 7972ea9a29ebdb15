import { expect, test } from 'vitest'
import { fill } from './fill.ts'
import { fillCount } from './fill-count.ts'

test('replaces names in braces with their values, and leaves other braces alone', () => {
  expect(fill('{count} of {all} {x}', { count: 2, all: 'ten' })).toBe('2 of ten {x}')
})

test('the number chooses the plural form', () => {
  const forms = { one: '{count} page', other: '{count} pages of {what}' }
  expect([0, 1, 2].map((count) => fillCount(forms, count, { what: 'it' }))).toEqual([
    '0 pages of it',
    '1 page',
    '2 pages of it',
  ])
})
