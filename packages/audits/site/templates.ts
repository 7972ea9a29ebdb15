import { declared } from '../../../.site/pages.ts'
import * as routes from '../../../model/routes.ts'

/** A page that uses most of its template, or the first page of its kind if the site lacks that one. */
const example = <Slug extends string>(slugs: readonly Slug[], slug: string): Slug | undefined =>
  slugs.find((each) => each === slug) ?? slugs[0]

type OwnTemplate = Extract<(typeof declared)[number], { isTemplate: true }>

type Sectional = Extract<OwnTemplate, { section: string }>
type Constant = Exclude<OwnTemplate, Sectional>

/** The main pages with their own templates, by name, without those of sections that are turned off. */
const mainTemplates = Object.fromEntries(
  declared.flatMap((page) =>
    'isTemplate' in page && routes.corePaths.includes(page.path) ? [[page.name, page.path]] : [],
  ),
) as Record<Constant['name'], Constant['path']> & Partial<Record<Sectional['name'], Sectional['path']>>

const service = example(routes.serviceSlugs, 'saas')
const caseStudy = example(routes.caseStudySlugs, 'flowforge')
const post = example(routes.postSlugs, 'why-custom-software-now')
const [job] = routes.jobSlugs
const location = example(routes.locationSlugs, 'cranberry-township')
const [own] = routes.ownPageSlugs

/** One page of each template that the site has, by the template's name. The last is the not-found page. */
export const templates = {
  ...mainTemplates,
  service: service ? routes.servicePath(service) : '/services/',
  ...(caseStudy === undefined ? {} : { 'case-study': routes.caseStudyPath(caseStudy) }),
  ...(post === undefined ? {} : { post: routes.postPath(post) }),
  ...(location === undefined ? {} : { location: routes.locationPath(location) }),
  ...(own === undefined ? {} : { own: routes.ownPagePath(own) }),
  ...(job === undefined ? {} : { job: routes.jobPath(job) }),
  legal: '/privacy/',
  'not-found': '/no-such-page/',
} as const satisfies Record<string, routes.RoutePath | '/no-such-page/'>

export const templateEntries = Object.entries(templates)
