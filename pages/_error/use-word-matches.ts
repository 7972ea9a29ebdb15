import { useEffect, useState } from 'react'
import type { FoundPage } from '#components/search/search.ts'

/** The search results for the words of an address; none until the search has loaded. */
export function useWordMatches(path: string | undefined): readonly FoundPage[] {
  const [matches, setMatches] = useState<readonly FoundPage[]>([])
  useEffect(() => {
    if (path === undefined) return
    import('#components/search/load-search.ts')
      .then(({ loadSearch }) => loadSearch())
      .then(
        (search) => setMatches(search.suggest(path)),
        // The page lists the whole site anyway.
        () => {},
      )
  }, [path])
  return matches
}
