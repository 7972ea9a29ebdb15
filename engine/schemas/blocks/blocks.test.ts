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

const text = (heading: string): Fields => ({ type: 'text', heading, paragraphs: ['Words.'] })
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

const review = '{ text: Good., who: Ana, source: { title: There, url: "http://a.example" } }'

test.each(
  Object.entries({
    '[{ type: txt, heading: Words, paragraphs: [Words.] }]':
      /^0(\.type)?: there is no block “txt”; expected one of text, cards, .*; the closest is text$/,
    '[{ heading: Words }]': /^0(\.type)?: the type of this block is missing; expected one of/,
    '[text]': /^0: this is not a block; expected fields, beginning with its type$/,
    '[{ type: text, heading: Words, paragraphs: [Words.], pionts: [] }]':
      /^0\.pionts: unknown field; the closest is points$/,
    '[{ type: text, paragraphs: [Words.] }]': /^0\.heading: this is missing; expected text/,
    '[{ type: quote, heading: Words, text: Good., who: Ana }]':
      /^0\.source: this is missing; expected fields below it/,
    [`[{ type: reviews, heading: Words, items: [${review}] }]`]:
      /^0\.items\.0\.source\.url: expected the https address/,
    '[{ type: cards, heading: Words, items: [{ page: /abuot/ }] }]':
      /^0\.items\.0\.page: there is no page \/abuot\/; the closest is \/about\/$/,
    '[{ type: download, heading: Words, items: [{ name: Form, document: ../site.yaml }] }]':
      /^0\.items\.0\.document: expected the name of a file in the folder public/,
    '[{ type: prices, heading: Words }]': /^0\.work: the page \/pricing\/ already lists all prices/,
    '[{ type: map, heading: One }, { type: map, heading: Two }]': /^1\.type: the page already has this map/,
    '[{ type: map, heading: Words }, { type: text, heading: Words, paragraphs: [Words.] }]':
      /^1\.heading: Words is in this list twice/,
  }),
)('%s is a fault', (blocks, expected) => {
  const [first, ...others] = faultsOf(...(parse(blocks) as unknown[]))
  expect(first?.replace(/^blocks\./, '')).toMatch(expected)
  expect(others).toEqual([])
})

test('a call to action ends a page, and every long one has it', () => {
  const texts = Array.from({ length: 7 }, (_, index) => text(`Part ${index}`))
  expect(faultsOf()).toEqual(['blocks: expected at least 1 in the list'])
  expect(faultsOf(action, ...texts)).toEqual([
    expect.stringMatching(/^blocks\.0\.type: a call to action or a form must be the last block/),
  ])
  expect(faultsOf(...texts)).toEqual([
    expect.stringMatching(/^blocks: a page of 7 blocks or more ends with action or form/),
  ])
})
