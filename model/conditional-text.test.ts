import { expect, test } from 'vitest'
import { brokenConditions, keepConditions } from './conditional-text.ts'

const values = { 'site.yes': 'yes', 'site.no': '' }

test('a text stays where its name stands for something, and goes where it stands for nothing', () => {
  expect(
    keepConditions('Always.{{#site.yes}} Kept.{{/site.yes}}{{#site.no}} Gone.{{/site.no}}', values),
  ).toBe('Always. Kept.')
})

test('lines keep their numbers', () => {
  expect(keepConditions('one\n{{#site.no}}\ntwo\n\n{{/site.no}}\nfive', values)).toBe('one\n\n\n\n\nfive')
})

test.each([
  ['an unknown name', 'a {{#site.on}}b{{/site.on}}', ['{{#site.on}}', '{{/site.on}}']],
  ['no end', 'a {{#site.yes}} b', ['{{#site.yes}}']],
  ['no beginning', 'a {{/site.yes}} b', ['{{/site.yes}}']],
  ['another end', 'a {{#site.yes}} b {{/site.no}}', ['{{#site.yes}}', '{{/site.no}}']],
  ['another language’s', 'a {{#each}} b {{/x.y}}', []],
  ['nothing wrong', 'a {{#site.yes}} b {{/site.yes}} {{site.name}}', []],
])('%s is found', (_what, text, marks) => {
  expect(brokenConditions(text, values).map(({ mark }) => mark)).toEqual(marks)
  for (const { index, mark } of brokenConditions(text, values)) expect(text.indexOf(mark)).toBe(index)
})
