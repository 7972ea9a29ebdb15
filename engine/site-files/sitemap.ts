import { hasLanguages } from '../../.site/languages.ts'
import { alternatesOf } from '../../model/languages.ts'
import { site } from '../../model/site.ts'
import { languagesOf } from '../head/seo.ts'
import { escapeMarkup } from '../../model/escape-markup.ts'

/** The most addresses in a file; sitemaps.org, 0.9, allows 50,000. */
const most = 45_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** The namespaces with that of links to other languages (developers.google.com/search/docs/specialty/international). */
const withLinks = hasLanguages ? `${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"` : namespace

interface SitemapPage {
  path: string
  /** The day of its last edit. */
  updated: string
}

const alternates = (path: string): string =>
  alternatesOf(path, languagesOf(path))
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
    )
    .join('')

function urlSet(pages: readonly SitemapPage[]): string {
  const urls = pages.map(
    ({ path, updated }) =>
      `<url><loc>${escapeMarkup(site.url + path)}</loc><lastmod>${updated}</lastmod>${alternates(path)}</url>\n`,
  )
  return `${declaration}<urlset ${withLinks}>\n${urls.join('')}</urlset>\n`
}

/** The kind of a page: its first folder, or `pages` if it is in none. */
const kindOf = (path: string): string => /\/([^/]+)\/[^/]+/.exec(path)?.[1] ?? 'pages'

/** The day of the last edit of any of these pages. */
export const newestOf = (pages: readonly Pick<SitemapPage, 'updated'>[]): string =>
  pages.reduce((newest, { updated }) => (updated > newest ? updated : newest), '')

/**
 * The sitemap (sitemaps.org, 0.9): the indexable pages with the days of their last edits. Priority and change frequency
 * are left out, since search engines ignore them. If one file can't hold all pages, they are split by kind, kinds that
 * are still too large are split into parts, and sitemap.xml is the index of these files.
 * @returns The text of each file, by its name.
 */
export function sitemapFiles(pages: readonly SitemapPage[]): Record<string, string> {
  if (pages.length <= most) return { 'sitemap.xml': urlSet(pages) }
  const parts = [...Map.groupBy(pages, ({ path }) => kindOf(path))].flatMap(([kind, list]) =>
    Array.from({ length: Math.ceil(list.length / most) }, (_, index) => ({
      name: `sitemap-${kind}${index === 0 ? '' : `-${index + 1}`}.xml`,
      list: list.slice(index * most, (index + 1) * most),
    })),
  )
  const entries = parts.map(
    ({ name, list }) =>
      `<sitemap><loc>${escapeMarkup(`${site.url}/${name}`)}</loc><lastmod>${newestOf(list)}</lastmod></sitemap>\n`,
  )
  return {
    'sitemap.xml': `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`,
    ...Object.fromEntries(parts.map(({ name, list }) => [name, urlSet(list)])),
  }
}
