/** A page of the site, or a part of it. Anything else does not compile. */
export type InternalHref = RoutePath | `${RoutePath}#${string}`

/**
 * The one list of what the site consists of. Menus, links, the build, the sitemap, the tests and
 * the audits derive from it; the order here is the order in menus and lists.
 *
 * Every path ends in a slash: the built files are `about/index.html`, and that is the form that
 * every static host serves without a redirect.
 */
export const corePaths = [
  '/',
  '/services/',
  '/about/',
  '/projects/',
  '/research/',
  '/contact/',
  '/blog/',
  '/locations/',
  '/privacy/',
  '/cookies/',
  '/terms/',
  '/accessibility/',
  '/resources/',
  '/resources/errata/',
  '/resources/sample-agreement/',
  '/careers/',
] as const

export const serviceSlugs = [
  'seo-aeo',
  'ai-solutions',
  'custom-software',
  'saas',
  'digital-marketing',
  'business-consulting',
  'custom-software-pittsburgh',
  'digital-transformation-consulting-pittsburgh',
  'ai-consulting-pittsburgh',
  'business-process-automation-pittsburgh',
  'pittsburgh-ai',
  'pittsburgh-custom-software-development',
] as const

export const caseStudySlugs = ['llmstxtbuddy', 'gaze-guardian', 'flowforge', 'ensemble-hub'] as const

export const postSlugs = [
  'answer-engine-optimization-llms-txt',
  'business-process-automation-benefits',
  'ai-consulting-local-business',
  'why-custom-software-now',
  'founder-profile',
] as const

export const locationSlugs = [
  'pittsburgh',
  'cranberry-township',
  'monroeville',
  'allison-park',
  'aspinwall',
  'bethel-park',
  'bradford-woods',
  'fox-chapel',
  'franklin-park',
  'greensburg',
  'hampton-township',
  'mccandless',
  'moon-township',
  'mount-pleasant',
  'mt-lebanon',
  'peters-township',
  'pine-township',
  'murrysville',
  'north-huntingdon',
  'ohara-township',
  'robinson-township',
  'ross-township',
  'sewickley',
  'shaler-township',
  'upper-st-clair',
  'wexford',
  'pittsburgh-software-development',
  'downtown-pittsburgh-software',
  'oakland-pittsburgh-tech',
  'north-shore-software-development',
  'pittsburgh-software-companies',
] as const

/** The core pages whose text is a legal document in content/legal. */
export const legalSlugs = ['privacy', 'cookies', 'terms', 'accessibility'] as const

export type CorePath = (typeof corePaths)[number]
export type ServiceSlug = (typeof serviceSlugs)[number]
export type CaseStudySlug = (typeof caseStudySlugs)[number]
export type PostSlug = (typeof postSlugs)[number]
export type LocationSlug = (typeof locationSlugs)[number]
export type LegalSlug = (typeof legalSlugs)[number]

export type ServicePath = `/services/${ServiceSlug}/`
export type CaseStudyPath = `/case-studies/${CaseStudySlug}/`
export type PostPath = `/blog/${PostSlug}/`
export type LocationPath = `/locations/${LocationSlug}/`

/** Every path of the site. A link to anything else does not compile. */
export type RoutePath = CorePath | ServicePath | CaseStudyPath | PostPath | LocationPath

export const servicePath = (slug: ServiceSlug): ServicePath => `/services/${slug}/`
export const caseStudyPath = (slug: CaseStudySlug): CaseStudyPath => `/case-studies/${slug}/`
export const postPath = (slug: PostSlug): PostPath => `/blog/${slug}/`
export const locationPath = (slug: LocationSlug): LocationPath => `/locations/${slug}/`
export const legalPath = (slug: LegalSlug): CorePath => `/${slug}/`

/** All paths that the build must render, no more and no fewer. */
export const routes: readonly RoutePath[] = [
  ...corePaths,
  ...serviceSlugs.map(servicePath),
  ...caseStudySlugs.map(caseStudyPath),
  ...locationSlugs.map(locationPath),
  ...postSlugs.map(postPath),
]
