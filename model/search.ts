import type { InternalHref } from './routes.ts'
import { sections } from './site.ts'

/**
 * What every page needs of the search. Its other texts are in search-texts.ts and arrive with it.
 */
export const openSearchLabel = 'Search'
export const searchFailed = 'The search didn’t load. Try again, or use this:'
/** Put into every bundle by vite.config.ts, so that the browser needs no code to decide it. */
declare const SITE_HAS_RESOURCES: boolean | undefined
const hasResources: boolean =
  typeof SITE_HAS_RESOURCES === 'undefined' ? sections.resources : SITE_HAS_RESOURCES

/** Leads on without a search: to every page, or to the services of a site without that list. */
export const pageList: { label: string; href: InternalHref } = hasResources
  ? { label: 'List of all pages', href: '/resources/#site-map' }
  : { label: 'All services', href: '/services/' }
/** The address of the documents that the search works on: engine/site-files/search-documents.ts. */
export const searchDocumentsPath = '/search-documents.json'
