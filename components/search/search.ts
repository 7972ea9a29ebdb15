import MiniSearch, { type SearchOptions } from 'minisearch'
import type { InternalHref, RoutePath } from '#model/routes.ts'
import { words as texts } from '#.site/words/search-words.ts'
import { searchableWords } from './words.ts'

/** A page as indexed. */
export interface SearchDocument {
  path: RoutePath
  title: string
  /** Its name in breadcrumbs, if it has one besides its title. */
  label?: string
  summary: string
  headings: string
  /** The other words of the page, each once. */
  words: string
  /** The questions that the page answers; absent if none. */
  questions?: string[]
}

const mostSuggested = 3

const options: SearchOptions = {
  boost: { title: 4, label: 4, address: 2, headings: 2, summary: 1.5 },
  prefix: true,
  // A question is so short that one matching word would rank it above the page that is about that word.
  boostDocument: (_id, _term, stored) => (stored?.['path'] === stored?.['href'] ? 1 : 0.6),
  // One error per five letters, and none in short words, where one usually makes another word.
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
}

/** The spellings of a word, such as `mt` and `mount`: a page that has one is found by the others. */
const spellings = texts.same.split(',').map(searchableWords)

interface Indexed extends Omit<SearchDocument, 'questions'> {
  id: string
  /** Its path, whose words visitors search for too; absent for a question. */
  address?: string
  /** Leads to the page or to its questions. */
  href: InternalHref
}

/** A result: a page, or one of its questions in its place. */
export type FoundPage = Pick<Indexed, 'path' | 'href' | 'title' | 'summary'>

/** A page, and each of its questions. */
const entriesOf = ({ questions = [], ...page }: SearchDocument): Indexed[] => [
  { ...page, id: page.path, href: page.path, address: page.path },
  ...questions.map((question, index) => ({
    path: page.path,
    id: `${page.path}${index}`,
    href: `${page.path}#questions` as const,
    title: question,
    // Shows which page has the answer.
    summary: page.title,
    headings: '',
    words: '',
  })),
]

/** Indexes the pages, a few at a time, so that the visitor can type meanwhile. */
export async function createSearch(documents: readonly SearchDocument[]) {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'label', 'address', 'headings', 'summary', 'words'],
    storeFields: ['path', 'href', 'title', 'summary'],
    tokenize: searchableWords,
    processTerm: (word) => spellings.find((group) => group.includes(word)) ?? word,
    searchOptions: { ...options, processTerm: (word) => word },
  })
  await index.addAllAsync(documents.flatMap(entriesOf))
  const run = (query: string, more: SearchOptions): FoundPage[] => {
    const seen = new Set<RoutePath>()
    return index
      .search(query, more)
      .map(({ path, href, title, summary }) => ({ path, href, title, summary }))
      .filter(({ path }) => !seen.has(path) && seen.add(path))
  }
  return {
    /**
     * Pages that have the words, including as prefixes and with small errors, the best first. Each page is found at
     * most once, by itself or by the question that matches best.
     */
    find: (query: string) => {
      const all = run(query, { combineWith: 'AND' })
      return all.length > 0 ? all : run(query, { combineWith: 'OR' })
    },
    /** A few pages that have the words in their titles or headings, the best first. */
    suggest: (query: string) =>
      run(query, {
        fields: ['title', 'headings'],
        prefix: false,
        filter: ({ path, href }) => path === href,
      }).slice(0, mostSuggested),
  }
}

export type Search = Awaited<ReturnType<typeof createSearch>>
