import type { RoutePath } from './routes.ts'

/** Addresses that people may expect or remember, and the page that answers them. One hop each. */
export const redirects = {
  '/privacy-policy/': '/privacy/',
  '/cookie-policy/': '/cookies/',
  '/seo-aeo/': '/services/seo-aeo/',
  '/case-studies/': '/projects/',
  '/insights/': '/blog/',
  '/work/': '/projects/',
  '/sitemap/': '/resources/#site-map',
} as const satisfies Record<string, RoutePath | `${RoutePath}#${string}`>
