import { expect, test } from 'vitest'
import { contrastOfLight, toLight } from './color.ts'

test.each([
  ['black on white', [0, 0, 0], [255, 255, 255], 21],
  ['white on white', [255, 255, 255], [255, 255, 255], 1],
  // In the straight part of the curve.
  ['#0a0a0a on white', [10, 10, 10], [255, 255, 255], 19.8],
  // The gray that just passes level AA on white (4.54).
  ['#767676 on white', [118, 118, 118], [255, 255, 255], 4.54],
] as const)('%s', (_name, one, other, ratio) => {
  expect(contrastOfLight(toLight(one), toLight(other))).toBeCloseTo(ratio, 2)
  expect(contrastOfLight(toLight(other), toLight(one))).toBeCloseTo(ratio, 2)
})
