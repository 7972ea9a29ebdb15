import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { renderBody } from '../content/markdown.ts'
import type { RichText } from '../../model/rich-text.ts'
import { site } from '../../model/site.ts'
import { renderInline, renderWords } from './inline.ts'

test.each([
  ['Plain words; "quoted", and so on.', 'Plain words; “quoted”, and so on.'],
  ['A *word* of weight', { html: 'A <em>word</em> of weight' }],
  ['See www.example.org', { html: 'See <a href="http://www.example.org">www.example.org</a>' }],
])('%s', (source, expected) => expect(renderInline(source)).toEqual(expected))

test('text that skips the parser comes out as if it had been parsed', () => {
  const pieces = [
    ...Array.from('aB9 .,;:?!\'"’“”()%$/–—-'),
    ...'  |http|://|www.|example.org|mailto:|1. |- |---'.split('|'),
  ]
  const text = string({ unit: constantFrom(...pieces), minLength: 1, maxLength: 24 }).map((end) => `A${end}`)
  const means = (rendered: RichText) => (typeof rendered === 'string' ? rendered : rendered.html)
  assert(
    property(text, (source) => `<p>${means(renderInline(source))}</p>` === renderBody(source).html.html),
    { numRuns: 500 },
  )
})

test('on a main page, an email address becomes a link only if it is written as one', () => {
  expect(renderWords('Write to {{site.email}}, please.')).toBe(`Write to ${site.email}, please.`)
  expect(renderWords('See [us](/about/) or *{{site.email}}*.')).toMatchObject({
    html: expect.stringContaining('<em>') as string,
  })
})
