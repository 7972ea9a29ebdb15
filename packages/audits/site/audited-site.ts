import type { PageText } from '../content/page-text.ts'
import { readPageText } from '../content/read-pages.ts'
import { parsePage, type HtmlPage } from '../html/html-page.ts'

/** What an audit needs to know about a built site. */
export interface SiteSource {
  /** The public origin, without a slash at the end. */
  origin: string
  name: string
  language: string
  /** Paths of the pages that search engines should find. */
  routes: readonly string[]
  redirects: Readonly<Record<string, string>>
  /** Names of places. Two texts that differ only in these count as the same. */
  placeNames: readonly string[]
  /** A notice about the whole site that each Markdown twin has below its title. */
  notice?: string
  /** The bytes of a built file, by its path, such as `/feed.xml`; undefined if there is none. */
  read: (path: string) => Buffer | undefined
}

export interface AuditedSite extends SiteSource {
  /** The pages of the routes, in the same order. */
  pages: readonly HtmlPage[]
  notFound: HtmlPage
  texts: readonly PageText[]
}

/** A fault of a page or file of the site. The message says what was found, and what was expected. */
export interface Finding {
  path: string
  message: string
}

export interface Check {
  name: string
  find: (site: AuditedSite) => Finding[]
}

type PageMessages = (page: HtmlPage, site: AuditedSite) => Iterable<string>

const findOn = (pages: readonly HtmlPage[], messages: PageMessages, site: AuditedSite): Finding[] =>
  pages.flatMap((page) => [...messages(page, site)].map((message) => ({ path: page.path, message })))

/** A check that looks at the site as a whole. */
export const siteCheck = (name: string, find: (site: AuditedSite) => Iterable<Finding>): Check => ({
  name,
  find: (site) => [...find(site)],
})

/** A check that looks at each page of the routes separately. */
export const pageCheck = (name: string, messages: PageMessages): Check => ({
  name,
  find: (site) => findOn(site.pages, messages, site),
})

/** A check that looks at each page separately, including the not-found page. */
export const everyPageCheck = (name: string, messages: PageMessages): Check => ({
  name,
  find: (site) => findOn([...site.pages, site.notFound], messages, site),
})

export const notFoundPath = '/404.html'

/**
 * Parses the pages of a built site.
 * @throws {Error} If a page is missing.
 */
export function openSite(source: SiteSource): AuditedSite {
  const open = (path: string, file = path) => {
    const bytes = source.read(file)
    if (!bytes) throw new Error(`${file} is not in the build`)
    return parsePage(path, bytes.toString())
  }
  const pages = source.routes.map((path) => open(path, `${path}index.html`))
  return { ...source, pages, notFound: open(notFoundPath), texts: pages.map(readPageText) }
}
