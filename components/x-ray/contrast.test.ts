import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'

test.each([
  ['black on white', [0, 0, 0], [255, 255, 255], 21],
  ['white on white', [255, 255, 255], [255, 255, 255], 1],
  // The gray that just passes level AA on white (4.54).
  ['#767676 on white', [118, 118, 118], [255, 255, 255], 4.54],
] as const)('%s', (_name, one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
})
