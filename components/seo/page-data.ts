import type { RoutePath } from '#model/routes.ts'

/** What the head of a page says. */
export interface SeoData {
  /** The whole `<title>`, brand included where it fits. */
  title: string
  description: string
  /** Absolute; absent on the not-found page, which must not be indexed. */
  canonical?: string
  /** Path of the page as Markdown; absent where the canonical is. */
  twin?: string
  /** The picture that services show beside a link to the page; absent on the not-found page. */
  image?: { url: string; alt: string }
  /** The languages that the page is in, if there are several (BCP 47). */
  languages?: readonly string[]
  type: 'website' | 'article'
}

export interface Crumb {
  label: string
  href: RoutePath
}

/** Every page's `+data` returns this and what the page itself shows. */
export interface PageData {
  /** The page's h1, which the build sets on its social image; absent on the not-found page. */
  heading?: string
  seo: SeoData
  /** The page's structured data; absent on the not-found page. */
  graph?: unknown
}
