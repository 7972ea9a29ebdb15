import { expect, test } from 'vitest'
import { path, polyline, spread } from './geometry.ts'

test('drawings are written with a decimal at most', () => {
  expect(
    polyline([
      { x: 0, y: 1.26 },
      { x: 2, y: -3.04 },
    ]),
  ).toBe('M0 1.3L2 -3')
  expect(path('line', 'M0 0', ' id="a"')).toBe('<path class="line" d="M0 0" id="a"/>')
})

test('values are spread evenly, from the first to the last', () => {
  expect(spread(2, 8, 4)).toEqual([2, 4, 6, 8])
})
