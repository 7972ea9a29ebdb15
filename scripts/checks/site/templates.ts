import type { RoutePath } from '../../../content/routes.ts'

/** One page of each template, by the template's name; the last is the not-found page. */
export const templates = {
  home: '/',
  services: '/services/',
  service: '/services/saas/',
  about: '/about/',
  projects: '/projects/',
  'case-study': '/case-studies/flowforge/',
  research: '/research/',
  contact: '/contact/',
  blog: '/blog/',
  post: '/blog/why-custom-software-now/',
  locations: '/locations/',
  location: '/locations/cranberry-township/',
  legal: '/privacy/',
  resources: '/resources/',
  careers: '/careers/',
  'not-found': '/no-such-page/',
} as const satisfies Record<string, RoutePath | '/no-such-page/'>

export const templateEntries = Object.entries(templates)
