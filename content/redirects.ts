import { moved } from './entries.generated.ts'
import type { RoutePath } from './routes.ts'

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

/** All redirects: the ones above, and those of pages that name their earlier addresses (`formerly`). */
export const redirects: Readonly<Record<string, string>> = {
  ...expected,
  ...Object.fromEntries<string>(moved),
}
