import { corePaths, type CorePath } from '../../model/routes.ts'
import { siteFolder } from '../process/site-folder.ts'
import { pageSchemas, type PageName } from '../schemas/pages/index.ts'

const paths: Readonly<Record<Exclude<PageName, 'not-found'>, CorePath>> = {
  home: '/',
  services: '/services/',
  about: '/about/',
  projects: '/projects/',
  research: '/research/',
  contact: '/contact/',
  blog: '/blog/',
  locations: '/locations/',
  resources: '/resources/',
  errata: '/resources/errata/',
  'sample-agreement': '/resources/sample-agreement/',
  careers: '/careers/',
}

/** Where a main page is; the page for addresses that lead nowhere has a path that nobody links to. */
export const mainPagePath = (name: PageName): string => (name === 'not-found' ? '/404/' : paths[name])

/** Every main page, whether or not this site has it. */
export const allMainPages = Object.keys(pageSchemas) as PageName[]

/** The main pages that this site has. */
export const mainPages: readonly PageName[] = allMainPages.filter(
  (name) => name === 'not-found' || corePaths.includes(paths[name]),
)

/** The file of a main page, from the project's root. */
export const mainPageFile = (name: PageName): string => `${siteFolder(process.cwd())}/pages/${name}.yaml`
