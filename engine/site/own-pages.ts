import type { Fault } from '../faults/fault.ts'
import type { PageDeclaration } from '../../model/page-declaration.ts'
import { siteFolder } from '../process/site-folder.ts'
import { ownPageFiles } from './entries.ts'
import { mainPageNames } from './pages.ts'

/** Names that the build, the hosts and the editor use at the root of a site, where the owner's own pages also are. */
const reserved: ReadonlySet<string> = new Set(
  '404 admin assets favicon feed icons index llms llms-full robots search-documents sitemap social'.split(
    ' ',
  ),
)

/** The styles of components that are only on the owner's own pages. */
const styles = ['picture-list', 'quotations'] as const

/** Why a page can't have a name; undefined if it can. */
function nameProblem(
  name: string,
  declared: readonly PageDeclaration[],
  languages: readonly string[],
): string | undefined {
  const taken = declared.find(({ path }) => path === `/${name}/`)
  if (taken) return `/${name}/ is the page “${taken.label}”; expected another name`
  if (languages.includes(name)) return `/${name}/ has the pages in that language; expected another name`
  if (reserved.has(name))
    return `/${name}/ is the address of one of the site's own files; expected another name`
  return undefined
}

/**
 * The stylesheet and the faults of the owner's own pages.
 * @param languages The folders of the site's additional languages.
 * @returns The source of `_own-pages.scss`, which is empty without such pages, and the faults of pages whose addresses
 *   are already used.
 */
export function ownPages(
  root: string,
  declared: readonly PageDeclaration[],
  languages: readonly string[] = [],
) {
  const files = ownPageFiles(root, mainPageNames(declared))
  return {
    sheet: files.length === 0 ? '' : styles.map((name) => `@use '../components/${name}/${name}';\n`).join(''),
    faults: files.flatMap((name): Fault[] => {
      const problem = nameProblem(name.replace(/\.yaml$/, ''), declared, languages)
      const file = `${siteFolder(root)}/pages/${name}`
      return problem === undefined ? [] : [{ file, line: 1, field: 'file name', problem }]
    }),
  }
}
