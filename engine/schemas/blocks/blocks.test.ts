import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compile } from '../../content/compile.ts'
import { blockTypes } from './index.ts'
import { ownPageSchema } from './own-page.ts'

const source = readFileSync(path.join(import.meta.dirname, 'every-block.yaml'), 'utf8')
type Fields = Record<string, unknown>
const every = parse(source) as { blocks: Fields[] }

/** A block of that page, with some fields changed. */
const block = (type: string, changes: Fields = {}): Fields => ({
  ...every.blocks.find((each) => each['type'] === type),
  ...changes,
})
const text = (heading?: string, changes: Fields = {}): Fields => ({
  type: 'text',
  heading,
  paragraphs: ['Words.'],
  ...changes,
})
const action = { type: 'action', heading: 'Call us', text: 'We answer within a day or two.', action: 'Write' }

/** The faults of a page with these blocks, without the file and line. */
const faultsOf = (...blocks: readonly unknown[]): string[] =>
  compile('pages/x.yaml', stringify({ ...every, photo: undefined, blocks }), ownPageSchema).faults.map(
    ({ field, problem }) => `${field}: ${problem}`,
  )

test('every kind of block is read, with every field', () => {
  const { success, error } = ownPageSchema.safeParse(every)
  expect(error?.issues).toBeUndefined()
  expect(success).toBe(true)
  expect(new Set([...every.blocks.map(({ type }) => type), 'action'])).toEqual(new Set(blockTypes))
  expect(faultsOf(action)).toEqual([])
})

test.each<[name: string, blocks: unknown[], expected: RegExp]>([
  ['no block', [], /^blocks: expected at least 1 in the list$/],
  [
    'an unknown kind',
    [text('Words', { type: 'txt' })],
    /^blocks\.0(\.type)?: there is no block “txt”; expected one of text, cards, .*; the closest is text$/,
  ],
  [
    'no kind',
    [{ heading: 'Words' }],
    /^blocks\.0(\.type)?: the type of this block is missing; expected one of/,
  ],
  ['no fields', ['text'], /^blocks\.0: this is not a block; expected fields, beginning with its type$/],
  [
    'a field of another kind',
    [text('Words', { pionts: [] })],
    /^blocks\.0\.pionts: unknown field; the closest is points$/,
  ],
  ['no heading', [text()], /^blocks\.0\.heading: this is missing; expected text/],
  [
    'a quotation without its source',
    [block('quote', { source: undefined })],
    /^blocks\.0\.source: this is missing; expected fields below it/,
  ],
  [
    'a review whose source is not encrypted',
    [
      block('reviews', {
        items: [{ text: 'Good.', who: 'Ana', source: { title: 'There', url: 'http://a.example' } }],
      }),
    ],
    /^blocks\.0\.items\.0\.source\.url: expected the https address/,
  ],
  [
    'a card for a missing page',
    [block('cards', { items: [{ page: '/abuot/' }] })],
    /^blocks\.0\.items\.0\.page: there is no page \/abuot\/; the closest is \/about\/$/,
  ],
  [
    'a file that is not a document',
    [block('download', { items: [{ name: 'Form', document: '../site.yaml' }] })],
    /^blocks\.0\.items\.0\.document: expected the name of a file in the folder public/,
  ],
  [
    'the whole price list beside the page of prices',
    [{ type: 'prices', heading: 'Prices' }],
    /^blocks\.0\.work: the page \/pricing\/ already lists all prices/,
  ],
  ['a duplicate heading', [text('Words'), text('Words')], /^blocks\.1\.heading: Words is in this list twice/],
  [
    'a call to action that is not last',
    [action, text('Words')],
    /^blocks\.0\.type: a call to action or a form must be the last block/,
  ],
  [
    'two maps',
    [block('map'), block('map', { heading: 'Again' })],
    /^blocks\.1\.type: the page already has this map/,
  ],
  [
    'a long page without a call to action',
    Array.from({ length: 7 }, (_, index) => text(`Part ${index}`)),
    /^blocks: a page of 7 blocks or more ends with action or form/,
  ],
])('%s is a fault', (_name, blocks, expected) => {
  const [first, ...others] = faultsOf(...blocks)
  expect(first).toMatch(expected)
  expect(others).toEqual([])
})
