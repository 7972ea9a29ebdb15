import { drafts, published } from '../.site/entries.ts'
import { declared } from '../.site/pages.ts'
import { sectionOfFolder } from './entry-folders.ts'
import type { Named } from './named.ts'
import { postLists, type PostListPath } from './post-lists.ts'
import { sections, type SectionName } from './site.ts'

/** A page of the site, or a fragment of one. Anything else does not compile. */
export type InternalHref = RoutePath | `${RoutePath}#${string}`

/**
 * The single list of the site's pages. Menus, links, the build, the sitemap, tests and audits all derive from it.
 * A main page is declared by a `page.ts` in its folder in `pages`; the others are content files, listed by
 * engine/site/entries.ts.
 *
 * Every path ends in a slash: pages are built as `about/index.html`, which every static host then serves without a
 * redirect.
 */
export type CorePath = (typeof declared)[number]['path']

const hasSections: Readonly<Record<SectionName, boolean>> = sections

/** Whether a page is part of this site: it isn't in a section that the site leaves out. */
const isOn = (path: string): boolean =>
  declared.every((page) => !('section' in page) || !path.startsWith(page.path) || hasSections[page.section])

/** The main pages that this site has. */
export const corePaths: readonly CorePath[] = declared.map(({ path }) => path).filter(isOn)

/**
 * The entries that have a page, in the order of menus and lists. Only the development server shows drafts, so only
 * there are they among the slugs, but not those of a section that is off: what they refer to may be missing. The type
 * never includes drafts: a link to one does not compile.
 */
function shown<Folder extends keyof typeof published>(folder: Folder) {
  const section = sectionOfFolder[folder]
  const isShown = globalThis.process?.env['SHOW_DRAFTS'] && (section === undefined || hasSections[section])
  return [...published[folder], ...(isShown ? drafts[folder] : [])] as readonly Named<
    (typeof published)[Folder][number]
  >[]
}

export const serviceSlugs = shown('services')
export const caseStudySlugs = shown('case-studies')
export const postSlugs = shown('blog')
export const locationSlugs = shown('locations')
export const jobSlugs = shown('jobs')

/** The owner's own pages, built from blocks: files in the site's folder `pages` that don't belong to a main page. */
export const ownPageSlugs: readonly string[] = shown('pages')

/** The main pages whose text is a legal document, by its file name in the site's folder `legal`. */
export const legalSlugs = declared.flatMap((page) => ('isLegal' in page ? page.name : []))

export type ServiceSlug = (typeof serviceSlugs)[number]
export type LocationSlug = (typeof locationSlugs)[number]
export type LegalSlug = (typeof legalSlugs)[number]

export const servicePath = (slug: ServiceSlug) => `/services/${slug}/` as const
export const caseStudyPath = (slug: (typeof caseStudySlugs)[number]) => `/case-studies/${slug}/` as const
export const postPath = (slug: (typeof postSlugs)[number]) => `/blog/${slug}/` as const
export const locationPath = (slug: LocationSlug) => `/locations/${slug}/` as const
export const jobPath = (slug: (typeof jobSlugs)[number]) => `/careers/${slug}/` as const
export const ownPagePath = (slug: string): RoutePath => `/${slug}/` as RoutePath
export const legalPath = (slug: LegalSlug): CorePath => `/${slug}/`

/** Without {@link Named}: if a site has no such pages, the type must be empty, or any string would be a path. */
type OwnPagePath = `/${(typeof published.pages)[number]}/`
export type LocationPath = ReturnType<typeof locationPath>
export type JobPath = ReturnType<typeof jobPath>

/** Every path of the site. A link to anything else does not compile. */
export type RoutePath =
  | CorePath
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- Redundant only on a site without such pages.
  | OwnPagePath
  | ReturnType<typeof servicePath | typeof caseStudyPath | typeof postPath>
  | LocationPath
  | JobPath
  | PostListPath

/** The lists of articles beyond the first page: further pages, and topics. */
const listPaths = [...postLists.values()]
  .map(({ path }) => path)
  .slice(1)
  .filter(isOn)

/** The paths of all pages that the build renders. */
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
