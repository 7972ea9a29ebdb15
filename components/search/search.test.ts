import { describe, expect, test } from 'vitest'
import type { RoutePath } from '#model/routes.ts'
import { createSearch, type SearchDocument } from './search.ts'
import { searchableWords } from './words.ts'

const document = (path: SearchDocument['path'], title: string, more: Partial<SearchDocument> = {}) => ({
  path,
  title,
  summary: '',
  headings: '',
  words: '',
  ...more,
})
const search = createSearch([
  document('/services/saas/' as RoutePath, 'Subscription software', { words: 'invoice tenants' }),
  document('/services/ai-solutions/' as RoutePath, 'Useful AI', { headings: 'An invoice read by a machine' }),
  document('/about/', 'About the firm', { words: 'bridge machine' }),
])
const found = (query: string) => search.find(query).map(({ path }) => path)

describe('the words of a text', () => {
  test('are lowercase, without accents, single letters and common words', () => {
    expect(searchableWords('The Café, a 2-page PDF & I')).toEqual(['cafe', 'page', 'pdf'])
  })
})

describe('the search', () => {
  test('puts a heading before the running text', () => {
    expect(found('invoice')).toEqual(['/services/ai-solutions/', '/services/saas/'])
  })
  test.each([
    ['the beginning of a word', 'subscr', ['/services/saas/']],
    ['a word with an error', 'sofware', ['/services/saas/']],
    ['all words where a page has them', 'machine bridge', ['/about/']],
    ['some of the words where no page has all', 'tenants bridge', ['/services/saas/', '/about/']],
    ['nothing for common words', 'the and of', []],
    ['nothing for what stands nowhere', 'zeppelin', []],
    ['nothing for nothing', '  ', []],
  ])('finds %s', (_what, query, paths) => expect(found(query).toSorted()).toEqual(paths.toSorted()))

  test('suggests by titles and headings alone', () => {
    expect(search.suggest('/old/machine/').map(({ path }) => path)).toEqual(['/services/ai-solutions/'])
    expect(search.suggest('/bridge/')).toEqual([])
  })
})
