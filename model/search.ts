import { words } from '../.site/words/search-button.ts'
import type { InternalHref } from './routes.ts'
import { sections } from './site.ts'

// The texts of the search that every page needs. The others are loaded with the search itself.
export const openSearchLabel = words.open
export const searchFailed = words.failed
/** Defined in every bundle by vite.config.ts, so that the bundler drops the other case. */
declare const SITE_HAS_RESOURCES: boolean | undefined
const hasResources: boolean =
  typeof SITE_HAS_RESOURCES === 'undefined' ? sections.resources : SITE_HAS_RESOURCES

/** The link shown when the search can't help: to the list of all pages, or to the services on a site without one. */
export const pageList: { label: string; href: InternalHref } = hasResources
  ? { label: words.allPages, href: '/resources/#site-map' }
  : { label: words.allServices, href: '/services/' }
/** The path of the documents that are searched, from engine/site-files/search-documents.ts. */
export const searchDocumentsPath = '/search-documents.json'
