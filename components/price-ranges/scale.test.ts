import { expect, test } from 'vitest'
import { scaleFor } from './PriceRanges.tsx'

test.each([
  [6300, 8000],
  [48_600, 60_000],
  [85_000, 100_000],
  [12, 12],
  [1, 4],
  [3, 4],
])('a scale for %d ends at %d', (most, end) => {
  expect(scaleFor(most)).toBe(end)
})

test('a scale covers the maximum, and at least half of it is used', () => {
  for (let most = 4; most < 90_000; most += 37) {
    expect(scaleFor(most)).toBeGreaterThanOrEqual(most)
    expect(scaleFor(most)).toBeLessThanOrEqual(2 * most)
  }
})
