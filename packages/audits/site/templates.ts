import { routes, type RoutePath } from '../../../model/routes.ts'

/** A page that shows most of its template, or the first of its kind if the owner has no page of that name. */
const example = (base: string, slug: string): RoutePath =>
  routes.find((route) => route === `${base}${slug}/`) ??
  routes.find((route) => route.startsWith(base) && route !== base) ??
  '/'

/** One page of each template, by the template's name; the last is the not-found page. */
export const templates = {
  home: '/',
  services: '/services/',
  service: example('/services/', 'saas'),
  about: '/about/',
  projects: '/projects/',
  'case-study': example('/case-studies/', 'flowforge'),
  research: '/research/',
  contact: '/contact/',
  blog: '/blog/',
  post: example('/blog/', 'why-custom-software-now'),
  locations: '/locations/',
  location: example('/locations/', 'cranberry-township'),
  legal: '/privacy/',
  resources: '/resources/',
  careers: '/careers/',
  'not-found': '/no-such-page/',
} as const satisfies Record<string, RoutePath | '/no-such-page/'>

export const templateEntries = Object.entries(templates)
