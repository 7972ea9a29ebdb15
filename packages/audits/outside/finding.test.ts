import { expect, test } from 'vitest'
import { compare } from './finding.ts'

const finding = { tool: 'html-validate', path: '/', rule: 'void-style', message: 'a slash' }

test('a finding is new unless it is in the baseline', () => {
  expect(compare([finding], [])).toEqual({ fresh: [finding], stale: [] })
  expect(compare([finding], ['html-validate void-style /'])).toEqual({ fresh: [], stale: [] })
})

test('a baseline entry whose finding is gone is stale', () => {
  expect(compare([], ['html-validate void-style /'])).toEqual({
    fresh: [],
    stale: ['html-validate void-style /'],
  })
})
