import { describe, expect, test } from 'vitest'
import { examplePage, times } from './examples.ts'
import { sourceOf } from './find-source.ts'
import { contractedShare, faultsOfHabits, faultsOfHeadings, longShare, shortShare } from './habits.ts'
import type { PageText } from './page-text.ts'
import { formatFault } from './rules.ts'

const rulesOf = (blocks: string[], more: Partial<PageText> = {}) =>
  faultsOfHabits(examplePage({ blocks, ...more })).map(({ rule }) => rule)
const even = 'The van had left at six with everything on the list.'
const long = `${'word '.repeat(29).trim()}.`

describe('a page', () => {
  test.each([
    ['long sentences', [long], {}],
    ['short sentences', [...times(9, even), 'Short.'], {}],
    ['contractions', ['We do not guess. It is simple, and you will see it.'], {}],
    ['odd word', ['It comes by mail.'], {}],
    ['odd word', ['We reckon with it.'], {}],
    ['odd word', ['Nothing leaves the house.'], {}],
    ['odd word', ['We take it as a no.'], {}],
    ['odd word', ['Redo the sum.'], {}],
    ['odd word', ['We mend it.'], {}],
    ['drawing heading', ['Fine.'], { headings: ['Title block'] }],
  ])('reports a fault: %s', (rule, blocks, more) => expect(rulesOf(blocks, more)).toEqual([rule]))

  test.each([
    [
      'one short sentence in five',
      [...times(8, even), 'It was full.', 'This one has eight words and is short.'],
    ],
    ['too few sentences to have a rhythm', times(9, even)],
    ['one long sentence in twenty', [long, ...times(19, 'Short.')]],
    ['half of the possible contractions', ['We do not guess. We don’t know.']],
    ['the full form at the end of a clause', ['Nobody knows what it is.']],
    ['a yes or a no as an answer', ['It waits for a yes or a no.']],
    ['a sum of money', ['Put a sum of money aside.']],
  ])('accepts %s', (_what, blocks) => expect(rulesOf(blocks)).toEqual([]))
})

test('a legal text may have long sentences and no contractions', () => {
  expect(rulesOf([long, 'You do not have to.'], { kind: 'legal' })).toEqual([])
})

test('shares are relative to all sentences and to all possible contractions', () => {
  const page = examplePage({ blocks: [long, 'Short.'] })
  expect([longShare(page), shortShare(page)]).toEqual([0.5, 0.5])
  expect(contractedShare(examplePage({ blocks: ['It’s here.', 'It is here.', 'Nothing.'] }))).toBe(0.5)
  expect(contractedShare(examplePage({ blocks: ['Nothing.'] }))).toBe(1)
})

test('a heading may appear on six pages, but not on seven', () => {
  const pages = (count: number) => times(count, examplePage({ headings: ['What it costs'] }))
  expect(faultsOfHeadings(pages(6))).toEqual([])
  expect(faultsOfHeadings(pages(7)).map(({ message }) => message)).toEqual([
    '"What it costs" appears on 7 pages; the limit is 6',
  ])
})

test('a fault names the file and line of its text', () => {
  const text = 'The mileages you’ll read are straight lines from downtown.'
  expect(sourceOf(text)).toMatch(/^sites\/spanwright\/pages\/locations\.yaml:\d+$/)
  expect(formatFault({ path: '/locations/', rule: 'odd word', message: 'no', text })).toMatch(
    /^sites\/spanwright\/pages\/locations\.yaml:\d+ \/locations\/ odd word: no$/,
  )
  expect(sourceOf('Nobody has ever written these very words')).toBeUndefined()
})
