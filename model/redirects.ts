import { moved } from '../.site/entries.ts'
import { routes, type RoutePath } from './routes.ts'

/** Addresses that people may expect or remember, and the page that answers them. One hop each. */
const expected = {
  '/privacy-policy/': '/privacy/',
  '/cookie-policy/': '/cookies/',
  '/seo-aeo/': '/services/seo-aeo/',
  '/case-studies/': '/projects/',
  '/insights/': '/blog/',
  '/work/': '/projects/',
  '/sitemap/': '/resources/#site-map',
} as const satisfies Record<string, RoutePath | `${RoutePath}#${string}`>

const isPage = new Set<string>(routes)

/** All redirects to pages of this site: those above, and those of pages that name their earlier addresses. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries<string>(
  [...Object.entries<string>(expected), ...moved].filter(([, to]) => isPage.has(to.replace(/#.*/, ''))),
)
