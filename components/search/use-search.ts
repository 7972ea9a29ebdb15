import { useCallback, useEffect, useState } from 'react'
import { loadSearch } from './load-search.ts'
import type { Search } from './search.ts'

export type SearchState = { status: 'loading' | 'failed' } | { status: 'ready'; search: Search }

/** The search, loaded on first render, and a function that retries after a failure. */
export function useSearch(): [state: SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({ status: 'loading' })
  const load = useCallback(() => {
    loadSearch().then(
      (search) => setState({ status: 'ready', search }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  const retry = () => {
    setState({ status: 'loading' })
    load()
  }
  return [state, retry]
}
