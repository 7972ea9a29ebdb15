import { site } from '../../../content/site.ts'
import type { ListedPage } from './pages.ts'
import { escapeXml } from './xml.ts'

/**
 * sitemap.xml (sitemaps.org, 0.9): the indexable pages with the day of their last edit. Priority and
 * change frequency are left out, since search engines ignore them.
 */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const urls = pages.map(
    ({ path, updated }) =>
      `<url><loc>${escapeXml(site.url + path)}</loc><lastmod>${updated}</lastmod></url>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  )
}
