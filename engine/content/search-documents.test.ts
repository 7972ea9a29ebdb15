import { expect, test } from 'vitest'
import { createSearch } from '../../components/search/search.ts'
import { routes } from '../../model/routes.ts'
import { readContent } from './read-content.ts'
import { searchDocuments } from './search-documents.ts'

const documents = [...searchDocuments(readContent(process.cwd()))]

test('every route has one document', () => {
  expect(documents.map(({ path }) => path)).toEqual(routes)
})

test.each(['title', 'label'] as const)('the %s of a page finds it among the first two results', (name) => {
  const search = createSearch(documents)
  const named = documents.filter((page) => page[name])
  const lost = named.filter((page) =>
    search
      .find(page[name] ?? '')
      .slice(0, 2)
      .every(({ path }) => path !== page.path),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('words are unique and without markup', () => {
  for (const { words, headings, summary } of documents) {
    const list = words.split(' ')
    expect(new Set(list).size).toBe(list.length)
    expect(`${words} ${headings} ${summary}`).not.toMatch(/[<>{}]/)
  }
})
