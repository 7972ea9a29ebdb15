import { drafts, published } from '../.site/entries.ts'
import { declared } from '../.site/pages.ts'
import type { Named } from './named.ts'
import { postLists, type PostListPath } from './post-lists.ts'
import { sections, type SectionName } from './site.ts'

/** A page of the site, or a section of a page. Anything else does not compile. */
export type InternalHref = RoutePath | `${RoutePath}#${string}`

/**
 * The single list of the site's pages. Menus, links, the build, the sitemap, the tests and the audits derive
 * from it. The main pages are declared by a `page.ts` in their folder of pages; the others are the Markdown files
 * in the folders of content, listed by engine/site/entries.ts.
 *
 * Every path ends in a slash: the built files are `about/index.html`, and that is the form that every static
 * host serves without a redirect.
 */
export type CorePath = (typeof declared)[number]['path']

const hasSections: Readonly<Record<SectionName, boolean>> = sections

/** Whether a page is part of this site: it lies in no section that the site does without. */
const isOn = (path: string): boolean =>
  declared.every((page) => !('section' in page) || !path.startsWith(page.path) || hasSections[page.section])

/** The main pages that this site has. */
export const corePaths: readonly CorePath[] = declared.map(({ path }) => path).filter(isOn)

/**
 * What has a page, in the order of menus and lists. Only the development server shows drafts, and only there are
 * they among the slugs; no type knows them, so that a link to a draft does not compile.
 */
const shown = <Slug extends string>(slugs: readonly Slug[], drafted: readonly string[]) =>
  (globalThis.process?.env['SHOW_DRAFTS'] ? [...slugs, ...drafted] : slugs) as readonly Named<Slug>[]

export const serviceSlugs = shown(published.services, drafts.services)
export const caseStudySlugs = shown(published['case-studies'], drafts['case-studies'])
export const postSlugs = shown(published.blog, drafts.blog)
export const locationSlugs = shown(published.locations, drafts.locations)
export const jobSlugs = shown(published.jobs, drafts.jobs)

/** The owner's own pages, made of blocks: files in the site's folder `pages` that are no main page's. */
export const ownPageSlugs: readonly string[] = shown(published.pages, drafts.pages)

/** The main pages whose text is a legal document, by its file in the site's folder `legal`. */
export const legalSlugs = declared.flatMap((page) => ('isLegal' in page ? page.name : []))

export type ServiceSlug = (typeof serviceSlugs)[number]
export type CaseStudySlug = (typeof caseStudySlugs)[number]
export type PostSlug = (typeof postSlugs)[number]
export type LocationSlug = (typeof locationSlugs)[number]
export type JobSlug = (typeof jobSlugs)[number]
export type LegalSlug = (typeof legalSlugs)[number]

export type ServicePath = `/services/${ServiceSlug}/`
export type CaseStudyPath = `/case-studies/${CaseStudySlug}/`
export type PostPath = `/blog/${PostSlug}/`
export type LocationPath = `/locations/${LocationSlug}/`
/** Of a site that has none, no path at all: any text would be one otherwise. */
export type OwnPagePath = `/${(typeof published.pages)[number]}/`
export type JobPath = `/careers/${JobSlug}/`

/** Every path of the site. A link to anything else does not compile. */
export type RoutePath =
  | CorePath
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- It is only in a site that has none.
  | OwnPagePath
  | ServicePath
  | CaseStudyPath
  | PostPath
  | LocationPath
  | JobPath
  | PostListPath

export const servicePath = (slug: ServiceSlug): ServicePath => `/services/${slug}/`
export const caseStudyPath = (slug: CaseStudySlug): CaseStudyPath => `/case-studies/${slug}/`
export const postPath = (slug: PostSlug): PostPath => `/blog/${slug}/`
export const locationPath = (slug: LocationSlug): LocationPath => `/locations/${slug}/`
export const ownPagePath = (slug: string): RoutePath => `/${slug}/` as RoutePath
export const jobPath = (slug: JobSlug): JobPath => `/careers/${slug}/`
export const legalPath = (slug: LegalSlug): CorePath => `/${slug}/`

/** The lists of articles beyond the first page: further pages, and topics. */
const listPaths = [...postLists.values()]
  .map(({ path }) => path)
  .slice(1)
  .filter(isOn)

/** All paths that the build must render, no more and no fewer. */
export const routes: readonly RoutePath[] = [
  ...corePaths,
  ...ownPageSlugs.map(ownPagePath),
  ...listPaths,
  ...serviceSlugs.map(servicePath),
  ...caseStudySlugs.map(caseStudyPath),
  ...locationSlugs.map(locationPath),
  ...postSlugs.map(postPath),
  ...jobSlugs.map(jobPath),
]
