import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'
import { stateAt } from './state.ts'
import { memberNames, road } from './texts-truss.ts'

const middle = road.panels / 2
const hanger = memberNames.findIndex(({ kind, at }) => kind === 'hanger' && at === middle)
const names = new Map([[hanger, 'the price file']])

test('a named part goes by its name in every sentence', () => {
  expect(sentence(stateAt(middle), hanger, names)).toMatch(/^The price file: pulled, 20 tons\. The truck/)
  expect(sentence(stateAt(2, hanger), hanger, names)).toMatch(/^Without the price file the bridge holds/)
  expect(sentence(stateAt(middle, hanger), hanger, names)).toMatch(
    /^Without the price file, its piece of road falls: 1 of 23 joints has nothing to hold it\./,
  )
})

test('without a name, it is what it is', () => {
  expect(sentence(stateAt(middle, hanger), hanger, new Map())).toMatch(/^Without hanger 4, 1 of 23 joints/)
})
