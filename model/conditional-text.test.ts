import { expect, test } from 'vitest'
import { filledIn, keepConditions, placeholderFaults } from './conditional-text.ts'

const values = { 'site.yes': 'yes', 'site.no': '' }

test('a text is kept if its name has a value, and removed if the value is empty', () => {
  expect(
    keepConditions('Always.{{#site.yes}} Kept.{{/site.yes}}{{#site.no}} Gone.{{/site.no}}', values),
  ).toBe('Always. Kept.')
})

test('known names are replaced by their values, in conditions too, with or without spaces around them', () => {
  const text =
    '{{site.yes}} {{  site.yes  }} {{other}} {{# site.yes }}so{{/ site.yes }} {{#  site.no  }}no{{/  site.no  }}.'
  expect(filledIn(text, values)).toBe('yes yes {{other}} so .')
  expect(filledIn('{{a-b.c:d}}', { 'a-b.c:d': '1' })).toBe('1')
  // Conditions end with their own name.
  expect(keepConditions('{{#site.no}}a{{/site.yes}}b{{/site.no}}c{{#toString}}{{/toString}}', values)).toBe(
    'c{{#toString}}{{/toString}}',
  )
})

test('lines keep their numbers', () => {
  expect(keepConditions('one\n{{#site.no}}\ntwo\n\n{{/site.no}}\nfive', values)).toBe('one\n\n\n\n\nfive')
})

test.each([
  ['a condition with an unknown name', 'a {{#site.on}}b{{/site.on}}', ['{{#site.on}}', '{{/site.on}}']],
  ['no end', 'a {{#site.yes}} b', ['{{#site.yes}}']],
  ['no beginning', 'a {{/site.yes}} b', ['{{/site.yes}}']],
  ['the end of another', 'a {{#site.yes}} b {{/site.no}}', ['{{#site.yes}}', '{{/site.no}}']],
  ['another template language’s syntax', 'a {{#each}} b {{/x.y}}', []],
  ['nothing wrong', 'a {{#site.yes}} b {{/site.yes}} {{site.yes}} {{table:a}}', []],
  ['an unknown name', 'a {{site.yess}}', ['{{site.yess}}']],
])('the faults in a text with %s', (_what, text, marks) => {
  const found = placeholderFaults(text, values)
  expect(found.map(({ problem }) => problem.split(' is ')[0])).toEqual(marks)
  expect(found.map(({ index }) => index)).toEqual(marks.map((mark) => text.indexOf(mark)))
})

test('an empty placeholder is reported where no condition removes it', () => {
  const text = '{{#site.no}}\n{{site.no}}{{/site.no}} {{site.yes}} or {{site.no}}'
  const problem = expect.stringContaining('between {{#site.no}} and {{/site.no}}')
  expect(placeholderFaults(text, values)).toEqual([{ index: text.lastIndexOf('{{site.no}}'), problem }])
})
