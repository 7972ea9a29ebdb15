import { expect, test } from 'vitest'
import { curve, dots, numbers, relativePolyline, simplify } from './lines.ts'

const line = (...pairs: [x: number, y: number][]) => pairs.map(([x, y]) => ({ x, y }))

test('numbers are joined with as few characters as possible', () => {
  expect(numbers([1, -2, 3, 0])).toBe('1-2 3 0')
  expect(numbers([-1, 2])).toBe('-1 2')
})

test('a point is dropped if the line without it passes close to it', () => {
  const bent = line([0, 0], [5, 0.9], [10, 0], [10, 4], [10, 10])
  expect(simplify(bent, 1)).toEqual(line([0, 0], [10, 0], [10, 10]))
  expect(simplify(bent, 0.5)).toEqual(line([0, 0], [5, 0.9], [10, 0], [10, 10]))
  // Distances are measured across a slanted line, not along an axis.
  expect(simplify(line([0, 0], [3, 5], [8, 8]), 1.4)).toHaveLength(3)
  expect(simplify(line([0, 0], [3, 5], [8, 8]), 1.5)).toHaveLength(2)
  expect(simplify(line([1, 1]), 1)).toEqual(line([1, 1]))
  expect(simplify([], 1)).toEqual([])
})

test('a closed line keeps its corners', () => {
  const square = line([0, 0], [4, 0.1], [8, 0], [8, 8], [4, 7.9], [0, 8], [0, 0])
  expect(simplify(square, 1)).toEqual(line([0, 0], [8, 0], [8, 8], [0, 8], [0, 0]))
})

test('a line moves in whole steps, without those that would stay in place', () => {
  expect(relativePolyline(line([1.4, 2], [1.2, 2.2], [1.2, 5], [4, 5], [3, 4]))).toBe('M1 2l0 3 3 0-1-1')
  expect(relativePolyline(line([1, 2], [1.1, 2.1]))).toBe('M1 2')
  expect(relativePolyline([])).toBe('')
})

test('a curve passes through its points, and leaves each in the direction of its neighbors', () => {
  // Control points lie a sixth of the way between a point's neighbors from it.
  expect(curve(line([0, 0], [6, 12]))).toBe('M0 0c1 2 5 10 6 12')
  expect(curve(line([0, 0], [12, 6], [30, 0], [36, 18]))).toBe('M0 0c2 1 7 6 12 6s14-8 18-6 5 15 6 18')
  expect(curve(line([0, 0], [1, 1]), 10)).toBe('M0 0c0.2 0.2 0.8 0.8 1 1')
  expect(curve(line([1, 1]))).toBe('')
})

test('dots are lines without length', () => {
  expect(dots(line([1.4, 2], [-3, 4.6]))).toBe('M1 2h0M-3 5h0')
})
