import { describe, expect, test } from 'vitest'
import type { PageText } from './page-text.ts'
import { kindOf, sentencesOf } from './page-text.ts'
import { readingGrade, syllablesOf } from './readability.ts'
import {
  depths,
  faultsOfLikeness,
  faultsOfLinks,
  faultsOfPage,
  faultsOfSharing,
  likenesses,
} from './rules.ts'

const page = (path: string, blocks: string[], more: Partial<PageText> = {}): PageText => ({
  path,
  kind: 'core',
  blocks,
  headings: [],
  answers: [],
  deliverables: [],
  prose: blocks,
  links: [],
  mainLinks: [],
  hasSources: false,
  ...more,
})
const rulesOf = (blocks: string[], more: Partial<PageText> = {}) =>
  faultsOfPage(page('/a/', blocks, more)).map(({ rule }) => rule)

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
    ['one short sentence after another', Array.from({ length: 30 }, () => 'It was full.'), {}],
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
    'One sentence that stands here twice.',
    'A second one of five words.',
    'And a third one to go.',
  ]
  const faults = (count: number) =>
    faultsOfSharing([page('/a/', shared.slice(0, count)), page('/b/', shared.slice(0, count))])
  expect([faults(2).length, faults(3).length]).toEqual([0, 2])
})

test('pages that differ only in the place name count as the same page', () => {
  const text = (place: string) => [
    `Firms in ${place} need a straight line from the first call to the paid invoice.`,
  ]
  const pairs = likenesses([page('/a/', text('Oakmont')), page('/b/', text('Verona'))], ['Oakmont', 'Verona'])
  expect(faultsOfLikeness(pairs)).toEqual([expect.objectContaining({ path: '/a/', rule: 'likeness' })])
})

test('finds pages that nothing links to, that only menus link to, and that are too many clicks away', () => {
  const chain = ['/', '/1/', '/2/', '/3/', '/4/'].map((path, index, all) =>
    page(path, [], { links: [all[index + 1] ?? '/'], mainLinks: [all[index + 1] ?? '/'] }),
  )
  const pages = [...chain, page('/lost/', [])]
  expect(depths(pages).get('/3/')).toBe(3)
  expect(faultsOfLinks(pages).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    '/4/ depth',
    '/lost/ orphan',
    '/lost/ orphan',
  ])
})

test('reads words, sentences and kinds', () => {
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
