import { expect, test } from 'vitest'
import { gapsIn, isUnwritten } from './gaps.ts'

test('finds what is in brackets, on one line or folded, and leaves links alone', () => {
  const text = 'text: >-\n  [What you do\n  and for whom] and a [link](/about/)\nother: "[A promise]"\n'
  expect(gapsIn(text)).toEqual(['[What you do and for whom]', '[A promise]'])
})

test('a page is unwritten as long as any of its blocks has a gap', () =>
  expect([['Words.', '[What you do]'], ['Words.']].map(isUnwritten)).toEqual([true, false]))
