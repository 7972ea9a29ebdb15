import type { RoutePath } from '../../content/routes.ts'

/** One page of each template, for checks that a page of each kind is enough for. */
export const templatePages = [
  '/',
  '/services/',
  '/services/custom-software/',
  '/projects/',
  '/case-studies/flowforge/',
  '/research/',
  '/blog/',
  '/blog/answer-engine-optimization-llms-txt/',
  '/locations/',
  '/locations/bethel-park/',
  '/about/',
  '/careers/',
  '/resources/',
  '/contact/',
  '/privacy/',
  '/accessibility/',
] as const satisfies readonly RoutePath[]
