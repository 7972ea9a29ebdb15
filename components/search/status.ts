import { words as searchTexts } from '#.site/words/search.ts'
import { fill } from '#model/fill.ts'
import { fillCount } from '#model/fill-count.ts'
import type { Search } from './search.ts'

export type SearchState = 'loading' | 'failed' | Search

/** The most results shown. */
export const mostShown = 10

/**
 * What a screen reader is told: the state of the search, and how many pages it has found.
 * @param count All pages found, even if not all are shown.
 */
export function statusText(state: SearchState, query: string, count: number): string {
  if (state === 'failed') return searchTexts.failed
  if (query.trim() === '') return ''
  if (state === 'loading') return searchTexts.loading
  if (count === 0) return searchTexts.none
  return (
    fillCount(searchTexts.found, count) +
    (count > mostShown ? ` ${fill(searchTexts.best, { count: mostShown })}` : '')
  )
}
