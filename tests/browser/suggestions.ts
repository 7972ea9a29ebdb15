import { readFileSync } from 'node:fs'
import { createSearch, type SearchDocument } from '../../components/search/search.ts'
import { routes } from '../../model/routes.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { closestPage } from '../../pages/_error/closest-page.ts'

/** Whether the not-found page has anything to suggest for an address: that depends on the pages of the site. */
export function hasSuggestions(address: string): boolean {
  const file = readFileSync(`dist/client${searchDocumentsPath}`, 'utf8')
  const search = createSearch(JSON.parse(file) as SearchDocument[])
  const pages = routes.map((href) => ({ href, label: href }))
  return closestPage(address, pages) !== undefined || search.suggest(address).length > 0
}
