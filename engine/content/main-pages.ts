import { declared } from '../../.site/pages.ts'
import { corePaths } from '../../model/routes.ts'
import { siteFolder } from '../process/site-folder.ts'
import { isMainPage, type PageName } from '../schemas/pages/index.ts'

/** The path of the not-found page is never linked to. */
const notFound = { name: 'not-found', path: '/404/', label: 'Page not found' } as const

/** All main pages in order, including those that this site doesn't have. */
export const allMainPages = [...declared.filter(isMainPage), notFound]

const paths = new Map<PageName, string>(allMainPages.map(({ name, path }) => [name, path]))
const shown: ReadonlySet<string> = new Set([...corePaths, notFound.path])

/** The path of a main page. */
export const mainPagePath = (name: PageName): string => paths.get(name) ?? ''

/** The main pages of this site. */
export const mainPages: readonly PageName[] = allMainPages.flatMap(({ name, path }) =>
  shown.has(path) ? name : [],
)

/** The file of a main page, relative to the project's root. */
export const mainPageFile = (name: PageName): string => `${siteFolder(process.cwd())}/pages/${name}.yaml`
