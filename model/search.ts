import { words } from '../.site/words/search-button.ts'
import type { InternalHref } from './routes.ts'
import { sections } from './site.ts'

// What every page needs of the search. Its other words arrive with it.
export const openSearchLabel = words.open
export const searchFailed = words.failed
/** Put into every bundle by vite.config.ts, so that the browser needs no code to decide it. */
declare const SITE_HAS_RESOURCES: boolean | undefined
const hasResources: boolean =
  typeof SITE_HAS_RESOURCES === 'undefined' ? sections.resources : SITE_HAS_RESOURCES

/** Leads on without a search: to every page, or to the services of a site without that list. */
export const pageList: { label: string; href: InternalHref } = hasResources
  ? { label: words.allPages, href: '/resources/#site-map' }
  : { label: words.allServices, href: '/services/' }
/** The address of the documents that the search works on: engine/site-files/search-documents.ts. */
export const searchDocumentsPath = '/search-documents.json'
