import { expect, test } from 'vitest'
import { createSearch } from '../../components/search/search.ts'
import { routes } from '../../model/routes.ts'
import { readContent } from './read-content.ts'
import { searchDocuments } from './search-documents.ts'

const documents = [...searchDocuments(readContent(process.cwd()))]

test('every route has one document', () => {
  expect(documents.map(({ path }) => path)).toEqual(routes)
})

test('the title of a page finds it among the first two results', () => {
  const search = createSearch(documents)
  const lost = documents.filter(({ path, title }) =>
    search
      .find(title)
      .slice(0, 2)
      .every((page) => page.path !== path),
  )
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('words are unique and without markup', () => {
  for (const { words, headings, summary } of documents) {
    const list = words.split(' ')
    expect(new Set(list).size).toBe(list.length)
    expect(`${words} ${headings} ${summary}`).not.toMatch(/[<>{}]/)
  }
})
