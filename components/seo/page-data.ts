import type { RoutePath } from '#model/routes.ts'

/** The content of a page's head. */
export interface SeoData {
  /** The whole `<title>`, with the brand if it fits. */
  title: string
  description: string
  /** Absolute; absent on the not-found page, which must not be indexed. */
  canonical?: string
  /** Announces the feeds: on home and the pages of the blog. Elsewhere they would only add to each document. */
  hasFeeds?: true
  /** The path of the page as Markdown; absent on the not-found page. */
  twin?: string
  /** The social image, shown beside links to the page elsewhere; absent on the not-found page. */
  image?: { url: string; alt: string }
  /** The tags of the languages that the page is in, if there are several (BCP 47). */
  languages?: readonly string[]
  type: 'website' | 'article'
}

export interface Crumb {
  label: string
  href: RoutePath
}

/** What every page's `+data` returns, besides what the page itself shows. */
export interface PageData {
  /** The page's h1, for its social image; absent on the not-found page. */
  heading?: string
  seo: SeoData
  /** The page's structured data; absent on the not-found page. */
  graph?: unknown
}
