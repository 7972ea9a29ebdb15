import { describe, expect, test } from 'vitest'
import { createSearch, type SearchDocument } from './search.ts'
import { mostShown, statusText } from './status.ts'
import { searchableWords } from './words.ts'
import { fill } from '#model/fill.ts'
import { words as searchWords } from '#.site/words/search-words.ts'
import { words as texts } from '#.site/words/search.ts'
import { ofSample } from '#tests/sample/of-sample.ts'

const document = (path: SearchDocument['path'], title: string, more: Partial<SearchDocument> = {}) => ({
  path,
  title,
  summary: '',
  headings: '',
  words: '',
  ...more,
})
const search = await createSearch([
  document(ofSample('/services/saas/'), 'Subscription software', { words: 'invoice tenants' }),
  document(ofSample('/services/ai-solutions/'), 'Useful AI', {
    headings: 'An invoice read by a machine',
  }),
  document('/about/', 'About the firm', {
    label: 'Company',
    words: 'bridge machine start',
    questions: ['When can you start?', 'What about bridges?'],
  }),
])
const found = (query: string) => search.find(query).map(({ path }) => path)
const leads = (query: string) => search.find(query).map(({ href, title }) => `${href} ${title}`)

describe('the words of a text', () => {
  test('in Arabic, are without the article, hamzas and dots that many leave out', () => {
    expect(searchableWords('الحمل والحمل للحمل حمل، الفحوصات الدوريّة الأولى')).toEqual(
      searchableWords('حمل حمل حمل حمل، فحوصات دوريه اولي'),
    )
    expect(searchableWords('والد بالغ خيالات')).toEqual(['والد', 'بالغ', 'خيالات'])
  })

  test('are lowercase, without accents, single letters and common words', () => {
    expect(searchableWords('Żółć, Łódź, Tromsø und Straße')).toEqual([
      'zolc',
      'lodz',
      'tromso',
      'und',
      'strasse',
    ])
    expect(searchableWords('The Café, a 2-page PDF & I')).toEqual(['cafe', 'page', 'pdf'])
  })
  test('are separated even in scripts without spaces', () => {
    expect(searchableWords('日本語の検索 and ภาษาไทย')).toEqual(['日本語', 'の', '検索', 'ภาษา', 'ไทย'])
    expect(searchableWords('한국어 הַקוד')).toEqual(['한국어', 'הקוד'])
  })
})

describe('the search', () => {
  test('ranks a heading above the running text', () => {
    expect(found('invoice')).toEqual(['/services/ai-solutions/', '/services/saas/'])
  })
  test.each([
    ['the beginning of a word', 'subscr', ['/services/saas/']],
    ['a word with an error', 'sofware', ['/services/saas/']],
    ['nothing for a short word with an error', 'fim', []],
    ['a word of an address', 'solutions', ['/services/ai-solutions/']],
    ['a word of a name in breadcrumbs', 'company', ['/about/']],
    ['all words, if a page has them', 'machine bridge', ['/about/']],
    ['some of the words, if no page has all', 'tenants bridge', ['/services/saas/', '/about/']],
    ['nothing for common words', 'the and of', []],
    ['nothing for a word that no page has', 'zeppelin', []],
    ['nothing for an empty query', '  ', []],
  ])('finds %s', (_what, query, paths) => expect(found(query).toSorted()).toEqual(paths.toSorted()))

  test('finds a page once, by one of its questions, and leads to these', () => {
    expect(leads('When can you start?')).toEqual(['/about/#questions When can you start?'])
  })
  test('ranks a page about a word above a question that has the word', () => {
    expect(leads('about')).toEqual(['/about/ About the firm'])
  })

  test('finds a word by its other spellings, and while one is being typed', async () => {
    const [short = '', long = ''] = searchWords.same.split(',')[0]!.split(' ')
    const named = await createSearch([
      document('/about/', `${short}. Lebanon`),
      document('/contact/', `${long} Pleasant`),
    ])
    const pathsOf = (query: string) => named.find(query).map(({ path }) => path)
    expect(pathsOf(`${long} lebanon`)).toEqual(['/about/'])
    expect(pathsOf(`${short} pleasant`)).toEqual(['/contact/'])
    expect(pathsOf(long.slice(0, -1)).toSorted()).toEqual(['/about/', '/contact/'])
  })

  test('suggests pages only by their titles and headings', () => {
    expect(search.suggest('/old/machine/').map(({ path }) => path)).toEqual(['/services/ai-solutions/'])
    expect(search.suggest('/bridge/')).toEqual([])
  })
  test('suggests few pages, the best', async () => {
    const paths = ['/about/', '/careers/', '/contact/', '/pricing/', '/privacy/', '/terms/'] as const
    const many = await createSearch(
      paths.map((path, index) => document(path, `Bridge ${'x '.repeat(index)}`)),
    )
    const suggested = many.suggest('bridge').map(({ path }) => path)
    expect(suggested).toEqual(paths.slice(0, suggested.length))
    expect(suggested.length).toBeLessThan(paths.length)
  })
})

const foundText = (count: number) => fill(texts.found.other, { count })

test.each([
  ['nothing before a query', search, ' ', 0, ''],
  ['that it loads', 'loading', 'bridge', 0, texts.loading],
  ['that it failed, even before a query', 'failed', '', 0, texts.failed],
  ['that no page has the words', search, 'zeppelin', 0, texts.none],
  ['how many have them', search, 'bridge', mostShown, foundText(mostShown)],
  [
    'how many of them are shown',
    search,
    'bridge',
    mostShown + 1,
    `${foundText(mostShown + 1)} ${fill(texts.best, { count: mostShown })}`,
  ],
] as const)('the search says %s', (_what, state, query, count, text) => {
  expect(statusText(state, query, count)).toBe(text)
})
