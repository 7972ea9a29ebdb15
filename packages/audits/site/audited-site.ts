import type { PageText } from '../content/page-text.ts'
import { readPageText } from '../content/read-pages.ts'
import { parsePage, type HtmlPage } from '../html/html-page.ts'

/** What the audit has to know about a built site. */
export interface SiteSource {
  /** The public origin, without a slash at the end. */
  origin: string
  name: string
  language: string
  /** Paths of the pages that search engines should find. */
  routes: readonly string[]
  redirects: Readonly<Record<string, string>>
  /** Names of places; two texts that differ only in these are the same text. */
  placeNames: readonly string[]
  /** What each Markdown twin says of the whole site, under its title. */
  notice?: string
  /** The bytes of a built file by its path, such as `/feed.xml`; undefined if there is none. */
  read: (path: string) => Buffer | undefined
}

export interface AuditedSite extends SiteSource {
  /** The pages of the routes, in their order. */
  pages: readonly HtmlPage[]
  notFound: HtmlPage
  texts: readonly PageText[]
}

/** A page, or a file of the site, and what is wrong with it: what was found, and the limit. */
export interface Finding {
  path: string
  message: string
}

export interface Check {
  name: string
  find: (site: AuditedSite) => Finding[]
}

type PageMessages = (page: HtmlPage, site: AuditedSite) => string[]

const findOn = (pages: readonly HtmlPage[], messages: PageMessages, site: AuditedSite): Finding[] =>
  pages.flatMap((page) => messages(page, site).map((message) => ({ path: page.path, message })))

/** A check that looks at each page of the routes by itself. */
export const pageCheck = (name: string, messages: PageMessages): Check => ({
  name,
  find: (site) => findOn(site.pages, messages, site),
})

/** The same, but for the not-found page too. */
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

/** Findings for texts that appear on more than one page. */
export function repeated(what: string, texts: readonly { path: string; text: string }[]): Finding[] {
  const first = new Map<string, string>()
  return texts.flatMap(({ path, text }) => {
    const other = first.get(text)
    if (other === undefined) first.set(text, path)
    return other === undefined
      ? []
      : [{ path, message: `the ${what} "${text}" is on ${other} too; expected a unique one` }]
  })
}
