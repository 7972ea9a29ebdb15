import { assert, double, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { cropTo } from './crop.ts'

const landscape = { width: 3000, height: 2000 }

test('a crop is around the middle or the focal point, as far as the edges allow', () => {
  expect(cropTo(landscape, 2)).toEqual({ left: 0, top: 250, width: 3000, height: 1500 })
  expect(cropTo(landscape, 1, [0.7, 0.5])).toEqual({ left: 1000, top: 0, width: 2000, height: 2000 })
  expect(cropTo(landscape, 1, [0.6, 0.5])).toEqual({ left: 800, top: 0, width: 2000, height: 2000 })
  expect(cropTo(landscape, 2, [0, 0])).toEqual({ left: 0, top: 0, width: 3000, height: 1500 })
})

test('without a ratio, nothing is cropped', () => {
  expect(cropTo(landscape, undefined, [0, 0])).toEqual({ left: 0, top: 0, ...landscape })
})

test('a crop is always inside its picture', () => {
  const share = double({ min: 0, max: 1, noNaN: true })
  const size = integer({ min: 1, max: 9000 })
  assert(
    property(
      size,
      size,
      double({ min: 0.3, max: 4, noNaN: true }),
      tuple(share, share),
      (width, height, ratio, focus) => {
        const box = cropTo({ width, height }, ratio, focus)
        return (
          box.left >= 0 &&
          box.top >= 0 &&
          box.left + box.width <= width &&
          box.top + box.height <= height &&
          (box.width === width || box.height === height)
        )
      },
    ),
  )
})
