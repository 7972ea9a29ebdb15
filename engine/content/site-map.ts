import type { SiteMapGroup } from '../../components/site-map/SiteMap.tsx'
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { words } from '../../.site/words/site-map.ts'
import { corePaths, ownPagePath, type CorePath } from '../../model/routes.ts'
import { toTeaser } from './find.ts'
import { loadContent } from './load.ts'
import { menuLabel } from './menu-label.ts'

const { pages } = interfaceTexts

/** Every page of the site, grouped, under its menu label. */
export function siteMap(): SiteMapGroup[] {
  const content = loadContent()
  /** A main page's menu label, or its title if no menu lists it. */
  const nameOf = (path: CorePath): string =>
    menuLabel(path) ?? content.pages.find((page) => page.path === path)?.fields.title ?? path
  const names = (entries: Parameters<typeof toTeaser>[0][]) =>
    entries.map(toTeaser).map(({ label, href }) => ({ label, href }))
  return [
    {
      label: words.main,
      pages: [
        ...corePaths.map((href) => ({ label: href === '/' ? pages.home : nameOf(href), href })),
        ...content.ownPages.map(({ slug, fields }) => ({ label: fields.label, href: ownPagePath(slug) })),
      ],
    },
    { label: pages.services, pages: names(content.services) },
    { label: words.caseStudies, pages: names(content.caseStudies) },
    { label: pages.locations, pages: names(content.locations) },
    { label: pages.blog, pages: names(content.posts) },
    { label: words.jobs, pages: names(content.jobs) },
  ].filter((group) => group.pages.length > 0)
}
