import type { RoutePath } from '../../content/routes.ts'

/** One page for each template, by the name that its pictures have. */
export const templates = {
  home: '/',
  services: '/services/',
  service: '/services/saas/',
  projects: '/projects/',
  'case-study': '/case-studies/flowforge/',
  research: '/research/',
  blog: '/blog/',
  post: '/blog/answer-engine-optimization-llms-txt/',
  locations: '/locations/',
  location: '/locations/sewickley/',
  about: '/about/',
  careers: '/careers/',
  resources: '/resources/',
  contact: '/contact/',
  legal: '/privacy/',
  'not-found': '/404.html',
} as const satisfies Record<string, RoutePath | '/404.html'>

export const templateEntries = Object.entries(templates)
