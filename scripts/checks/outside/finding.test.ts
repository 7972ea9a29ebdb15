import { expect, test } from 'vitest'
import { compare } from './finding.ts'

const finding = { tool: 'html-validate', path: '/', rule: 'void-style', message: 'a slash' }

test('a finding that the baseline does not know is new, one that it knows is not', () => {
  expect(compare([finding], [])).toEqual({ fresh: [finding], stale: [] })
  expect(compare([finding], ['html-validate void-style /'])).toEqual({ fresh: [], stale: [] })
})

test('what nobody finds any more has to leave the baseline', () => {
  expect(compare([], ['html-validate void-style /'])).toEqual({
    fresh: [],
    stale: ['html-validate void-style /'],
  })
})
