import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([1, 2, 3, 10])).toBe(2.5)
  expect(median([])).toBeNaN()
})
