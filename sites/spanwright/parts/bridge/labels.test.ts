import { assert, integer, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { baseline, labelOf, middleOf, placed } from './labels.ts'
import { bridge, memberNames, road, type Kind } from './lenticular.ts'
import { figureAt, stateAt } from './state.ts'

/** The height of a line on a phone, and the width of the widest name, in units of the drawing. */
const height = 40
const widest = 420

const indexOf = (kind: Kind) => memberNames.findIndex((name) => name.kind === kind)

test('a name is above a chord, across a post, and below the road', () => {
  const over = (kind: Kind) => {
    const index = indexOf(kind)
    return middleOf(index, bridge.joints).y - labelOf(index, 100, height).y
  }
  expect(over('top')).toBeGreaterThan(height / 2)
  expect(over('bottom')).toBeGreaterThan(height / 2)
  expect(over('post')).toBe(0)
  expect(labelOf(indexOf('hanger'), 100, height).y).toBeGreaterThan(-road.deck)
})

test('five names never cover each other or leave the drawing', () => {
  const five = uniqueArray(integer({ min: 0, max: bridge.members.length - 1 }), { maxLength: 5 })
  assert(
    property(five, integer({ min: 20, max: widest }), (indices, width) => {
      const labels = placed(indices.map((index) => labelOf(index, width, height)))
      labels.forEach((one, at) => {
        expect(one.x - width / 2).toBeGreaterThanOrEqual(0)
        expect(one.x + width / 2).toBeLessThanOrEqual(1000)
        expect(one.y - height / 2).toBeGreaterThanOrEqual(-2)
        expect(one.y + height / 2).toBeLessThanOrEqual(440)
        for (const other of labels.slice(0, at))
          expect(Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= height).toBe(true)
      })
    }),
  )
})

test('the first name keeps its place', () => {
  const one = labelOf(indexOf('post'), 100, height)
  const [first, second] = placed([one, one])
  expect(first).toEqual(one)
  expect(second?.y).toBe(one.y - height)
})

test('on a phone, the force stays where the page has it before the code has loaded', () => {
  const state = stateAt(road.panels / 2)
  const { x, y } = figureAt(state, state.busiest)
  const force = { x, y: y - height * baseline, width: height * 7, height }
  expect(placed([force])).toEqual([force])
})
