import MiniSearch, { type SearchOptions } from 'minisearch'
import type { RoutePath } from '#model/routes.ts'
import { searchableWords } from './words.ts'

/** A page as the search shows it. */
export interface FoundPage {
  path: RoutePath
  title: string
  summary: string
}

/** A page as the search knows it. */
export interface SearchDocument extends FoundPage {
  headings: string
  /** The other words of the page, each once. */
  words: string
}

export interface Search {
  /** Pages that have the words, also as beginnings and with small errors, the best first. */
  find: (query: string) => FoundPage[]
  /** The few pages that speak of the words in their titles and headings, the best first. */
  suggest: (query: string) => FoundPage[]
}

const mostSuggested = 3

const options: SearchOptions = {
  boost: { title: 4, headings: 2, summary: 1.5 },
  prefix: true,
  // One error per five letters: a short word with an error is usually another word.
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
}

/** Indexes the pages: some 20 ms for seventy of them. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'headings', 'summary', 'words'],
    storeFields: ['path', 'title', 'summary'],
    tokenize: searchableWords,
    processTerm: (word) => word,
    searchOptions: options,
  })
  index.addAll(documents)
  const run = (query: string, more: SearchOptions) =>
    index.search(query, more).map(({ path, title, summary }) => ({ path, title, summary }))
  return {
    find: (query) => {
      const all = run(query, { combineWith: 'AND' })
      return all.length > 0 ? all : run(query, { combineWith: 'OR' })
    },
    suggest: (query) => run(query, { fields: ['title', 'headings'], prefix: false }).slice(0, mostSuggested),
  }
}
