import { binding } from './audit.ts'
import { describe, expect, test } from 'vitest'
import { examplePage, times } from './examples.ts'
import { kindOf, sentencesOf, type PageText } from './page-text.ts'
import { readingGrade, syllablesOf } from './readability.ts'
import { faultsOfPage, faultsOfSharing, likenesses } from './rules.ts'

const rulesOf = (blocks: string[], more: Partial<PageText> = {}) =>
  faultsOfPage(examplePage({ blocks, ...more })).map(({ rule }) => rule)

describe('a page', () => {
  test.each([
    ['length', ['Too short.'], { kind: 'post' as const }],
    [
      'readability',
      ['Organizational interoperability necessitates comprehensive multidisciplinary considerations.'],
      {},
    ],
    ['banned phrase', ['We unlock your growth.'], {}],
    ['claim', ['We are an award-winning agency.'], {}],
    ['claim', ['Orders rose by 40 percent.'], {}],
    ['placeholder', ['Lorem ipsum dolor.'], {}],
    ['placeholder', ['TODO: the price.'], {}],
  ])('reports a fault: %s', (rule, blocks, more) => expect(rulesOf(blocks, more)).toContain(rule))

  test.each([
    ['plain words', ['The van left at six.'], {}],
    ['a Spanish word for all', ['Todo va incluido.'], {}],
    ['one short sentence after another', times(30, 'It was full.'), {}],
    ['a percentage with a source', ['Orders rose by 40 percent.'], { hasSources: true }],
    ['a percentage that is assumed', ['Suppose that 40 percent of orders are late.'], {}],
    [
      'a hard legal text',
      ['Organizational interoperability necessitates considerations.'],
      { kind: 'legal' as const },
    ],
  ])('accepts %s', (_what, blocks, more) => expect(rulesOf(blocks, more)).toEqual([]))
})

test('a page may share two sentences with another page, but not three', () => {
  const shared = [
    'One sentence that appears here twice.',
    'A second one of five words.',
    'And a third one to go.',
  ]
  const faults = (count: number) =>
    faultsOfSharing(['/a/', '/b/'].map((path) => examplePage({ path, blocks: shared.slice(0, count) })))
  expect([faults(2).length, faults(3).length]).toEqual([0, 2])
})

test('pages that differ only in the place name are the same', () => {
  const places = ['Oakmont', 'Verona']
  const pages = places.map((place) =>
    examplePage({
      path: `/${place}/`,
      blocks: [`Firms in ${place} need a straight line from the first call to the paid invoice.`],
    }),
  )
  expect(likenesses(pages, places)).toEqual([{ first: '/Oakmont/', second: '/Verona/', likeness: 1 }])
})

test('counts syllables, splits sentences, and tells kinds of pages by their paths', () => {
  expect(['a', 'table', 'invoice', 'readable'].map(syllablesOf)).toEqual([1, 2, 2, 3])
  expect(sentencesOf(['One. Two! Three'])).toEqual(['One.', 'Two!', 'Three'])
  expect(readingGrade([])).toBe(0)
  expect(['/', '/services/', '/services/saas/', '/terms/'].map(kindOf)).toEqual([
    'home',
    'core',
    'service',
    'legal',
  ])
})

test.each([
  ['They all say “about.” What matters is the tunnel.', 2],
  ['From Mt. Lebanon to Upper St. Clair, and to a U.S. Highway.', 1],
  ['He asks “Where is it?” Nobody knows.', 2],
])('counts the sentences of %j', (text, count) => expect(sentencesOf([text])).toHaveLength(count))

test('in an owner’s texts, faults of voice are only advice', () => {
  const [length, placeholder] = ['length', 'placeholder'].map((rule) => ({
    path: '/',
    rule,
    message: 'too long',
  }))
  expect(binding([length!, placeholder!], 'content')).toEqual([placeholder])
  expect(binding([length!, placeholder!], 'sites/plumber')).toEqual([length, placeholder])
})
