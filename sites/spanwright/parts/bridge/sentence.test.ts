import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'
import { stateAt } from './state.ts'
import { memberNames, road } from './lenticular.ts'

const middle = road.panels / 2
const hanger = memberNames.findIndex(({ kind, at }) => kind === 'hanger' && at === middle)
const names = new Map([[hanger, 'the price file']])

test('a named part is called by its name in every sentence', () => {
  expect(sentence(stateAt(middle), hanger, names)).toMatch(/^The price file: pulled, 20 tons\. The truck/)
  expect(sentence(stateAt(2, hanger), hanger, names)).toMatch(/^Without the price file the bridge holds/)
  expect(sentence(stateAt(middle, hanger), hanger, names)).toMatch(
    /^Without the price file, its piece of road falls: 1 of 23 joints has nothing to hold it\./,
  )
})

test('a part without a name is called by its kind and number', () => {
  expect(sentence(stateAt(middle, hanger), hanger, new Map())).toMatch(/^Without hanger 4, 1 of 23 joints/)
})
