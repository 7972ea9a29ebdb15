import { useCallback, useEffect, useState } from 'react'
import { loadSearch } from './load-search.ts'
import type { Search } from './search.ts'

export type SearchState = 'loading' | 'failed' | Search

/** The search, loaded on first render, and a function that retries after a failure. */
export function useSearch(): [state: SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>('loading')
  const load = useCallback(() => void loadSearch().then(setState, () => setState('failed')), [])
  useEffect(load, [load])
  const retry = () => {
    setState('loading')
    load()
  }
  return [state, retry]
}
