import type { InternalHref } from './routes.ts'

/**
 * What every page needs of the search. Its other texts are in search-texts.ts and arrive with it.
 */
export const openSearchLabel = 'Search'
export const searchFailed = 'The search didn’t load. Try again, or use this:'
/** Leads to every page without a search. */
export const pageList: { label: string; href: InternalHref } = {
  label: 'List of all pages',
  href: '/resources/#site-map',
}
/** The address of the documents that the search works on: scripts/build/site-files/search-documents.ts. */
export const searchDocumentsPath = '/search-documents.json'
