import { expect, test } from 'vitest'
import { createSag } from './sag.ts'

const high = [{ x: 0, y: 0 }]
const low = [{ x: 0, y: -40 }]

test('the joints sink faster and faster, and arrive within 300 ms', () => {
  const sag = createSag(high)
  sag.begin(1000)
  const heights = [990, 1000, 1100, 1200, 1300].map((now) => sag.toward(low, now)[0]?.y ?? Number.NaN)
  expect(heights[0]).toBeCloseTo(0)
  expect(heights[1]).toBeCloseTo(0)
  expect(heights[2]).toBeGreaterThan(-20)
  expect(heights[3]).toBeLessThan(-20)
  expect(heights[4]).toBe(-40)
  expect(sag.toward(low, 1400)).toBe(low)
})

test('a bridge restored while it sinks rises from where it is', () => {
  const sag = createSag(high)
  sag.begin(0)
  const [half] = sag.toward(low, 200)
  sag.begin(200)
  expect(sag.toward(high, 200)).toEqual([half])
  expect(sag.toward(high, 500)).toBe(high)
})

test('without a start the joints move at once', () => {
  expect(createSag(high).toward(low, 0)).toBe(low)
})
