import { globSync } from 'node:fs'
import path from 'node:path'
import type { PageDeclaration } from '../../model/page-declaration.ts'
import { ContentError, type Fault } from '../faults/fault.ts'
import { dataModule, type Modules } from './modules.ts'
import { readPageFile, type PageFile } from './page-file.ts'

/** The fields that must differ between declarations. */
const unique = ['name', 'path', 'order'] as const

/**
 * The files `page.ts` in `pages`, in the order of the main pages that they declare.
 * @param root The project's root.
 * @throws {ContentError} If two declarations have the same name, path or order.
 */
export function pageFiles(root: string): readonly PageFile[] {
  const found = globSync('pages/**/page.ts', { cwd: root })
    .toSorted()
    .map((file) => readPageFile(root, file.replaceAll(path.sep, '/')))
  const faults = unique.flatMap((field): Fault[] => {
    const first = Map.groupBy(found, ({ declared }) => declared[field])
    return [...first].flatMap(([value, [one, ...others]]) =>
      others.map(({ file }) => ({
        file,
        line: 1,
        field,
        problem: `${value} is also in ${one?.file}; expected another`,
      })),
    )
  })
  if (faults.length > 0) throw new ContentError(faults)
  return found.toSorted((a, b) => a.declared.order - b.declared.order)
}

/** The main pages in order, as their files declare them. */
export const declaredPages = (root: string): readonly PageDeclaration[] =>
  pageFiles(root).map(({ declared }) => declared)

/** The modules of the main pages: their declarations, and the schemas of those with fields of their own, by name. */
export const pageModules = (files: readonly PageFile[]): Modules => ({
  'pages.ts': dataModule({ declared: files.map(({ declared }) => declared) }, 'const'),
  'page-schemas.ts': [
    "// Written from the site's files. Don't edit it.\n",
    ...files
      .filter(({ hasSchema }) => hasSchema)
      .map(({ file, declared: { name } }) => `export { schema as '${name}' } from '../${file}'\n`),
  ].join(''),
})

/** The names of the main pages' files in a site's folder `pages`; legal pages have their own folder. */
export const mainPageNames = (pages: readonly PageDeclaration[]): string[] => [
  ...pages.flatMap(({ name, isLegal }) => (isLegal ? [] : name)),
  'not-found',
]
