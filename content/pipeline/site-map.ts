import type { SiteMapGroup } from '#components/site-map/SiteMap.tsx'
import { corePaths, legalPath } from '../routes.ts'
import { corePages } from './core-pages.ts'
import { toTeaser } from './find.ts'
import { loadContent } from './load.ts'

/** Every page of the site, grouped, under the name it has in menus. */
export function siteMap(): SiteMapGroup[] {
  const content = loadContent()
  const legal = new Map(content.legal.map(({ slug, fields }) => [legalPath(slug), fields.title]))
  const names = (entries: Parameters<typeof toTeaser>[0][]) =>
    entries.map((entry) => {
      const { label, href } = toTeaser(entry)
      return { label, href }
    })
  return [
    {
      label: 'Main pages',
      pages: corePaths.map((href) => ({
        label: href === '/' ? 'Home' : (corePages[href]?.page.title ?? legal.get(href) ?? href),
        href,
      })),
    },
    { label: 'Services', pages: names(content.services) },
    { label: 'Case studies', pages: names(content.caseStudies) },
    { label: 'Locations', pages: names(content.locations) },
    { label: 'Insights', pages: names(content.posts) },
  ]
}
