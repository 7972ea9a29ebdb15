import { declared } from '../../.site/pages.ts'
import { corePaths } from '../../model/routes.ts'
import { siteFolder } from '../process/site-folder.ts'
import { isMainPage, type PageName } from '../schemas/pages/index.ts'

/** The not-found page has a path that nobody links to. */
const notFound = { name: 'not-found', path: '/404/', label: 'Page not found' } as const

/** Every main page, whether or not this site has it, in their order. */
export const allMainPages = [...declared.filter(isMainPage), notFound]

const paths = new Map<PageName, string>(allMainPages.map(({ name, path }) => [name, path]))
const shown: ReadonlySet<string> = new Set([...corePaths, notFound.path])

/** Where a main page is. */
export const mainPagePath = (name: PageName): string => paths.get(name) ?? ''

/** The main pages that this site has. */
export const mainPages: readonly PageName[] = allMainPages.flatMap(({ name, path }) =>
  shown.has(path) ? name : [],
)

/** The file of a main page, from the project's root. */
export const mainPageFile = (name: PageName): string => `${siteFolder(process.cwd())}/pages/${name}.yaml`
