import { withBase } from '#model/base-path.ts'
import { searchDocumentsPath } from '#model/search.ts'
import { createSearch, type Search, type SearchDocument } from './search.ts'

let loading: Promise<Search> | undefined

/**
 * The search of the whole site. The first call fetches the search documents; after a failure, the next call retries.
 * @throws {Error} If the documents can't be loaded.
 */
export function loadSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchSearch(): Promise<Search> {
  const response = await fetch(withBase(searchDocumentsPath))
  if (!response.ok) throw new Error(`${searchDocumentsPath} answered with ${response.status}`)
  return createSearch((await response.json()) as SearchDocument[])
}
