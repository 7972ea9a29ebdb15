import { useEffect, useState } from 'react'
import type { FoundPage } from '#components/search/search.ts'

const loadSearch = () => import('#components/search/load-search.ts').then((module) => module.loadSearch())

/** Pages that the search finds by the words of an address; none until it has been loaded. */
export function useWordMatches(path: string | undefined): readonly FoundPage[] {
  const [matches, setMatches] = useState<readonly FoundPage[]>([])
  useEffect(() => {
    if (path === undefined) return
    loadSearch().then(
      (search) => setMatches(search.suggest(path)),
      // The page lists the whole site anyway.
      () => {},
    )
  }, [path])
  return matches
}
