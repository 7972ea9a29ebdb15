import { expect, test } from 'vitest'
import { brokenConditions, keepConditions } from './conditional-text.ts'

const values = { yes: 'yes', no: '' }

test('a text stays where its name stands for something, and goes where it stands for nothing', () => {
  expect(keepConditions('Always.{{#yes}} Kept.{{/yes}}{{#no}} Gone.{{/no}}', values)).toBe('Always. Kept.')
})

test('lines keep their numbers', () => {
  expect(keepConditions('one\n{{#no}}\ntwo\n\n{{/no}}\nfive', values)).toBe('one\n\n\n\n\nfive')
})

test.each([
  ['an unknown name', 'a {{#on}}b{{/on}}', ['{{#on}}', '{{/on}}']],
  ['no end', 'a {{#yes}} b', ['{{#yes}}']],
  ['no beginning', 'a {{/yes}} b', ['{{/yes}}']],
  ['another end', 'a {{#yes}} b {{/no}}', ['{{#yes}}', '{{/no}}']],
  ['nothing wrong', 'a {{#yes}} b {{/yes}} {{site.name}}', []],
])('%s is found', (_what, text, marks) => {
  expect(brokenConditions(text, values).map(({ mark }) => mark)).toEqual(marks)
  for (const { index, mark } of brokenConditions(text, values)) expect(text.indexOf(mark)).toBe(index)
})
