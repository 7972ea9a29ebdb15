import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PageDeclaration } from '../../model/page-declaration.ts'
import { ContentError, type Fault } from '../faults/fault.ts'

const load = createRequire(import.meta.url)

/** What may stand in one declaration only. */
const unique = ['name', 'path', 'order'] as const

/**
 * The main pages, in their order, as their folders in `pages` declare them.
 * @param root The project's root.
 * @throws {ContentError} If two declarations name the same address, file or place in the order.
 */
export function declaredPages(root: string): readonly PageDeclaration[] {
  const found = globSync('pages/**/page.ts', { cwd: root })
    .toSorted()
    .map((file) => ({
      file,
      declared: (load(path.join(root, file)) as { default: PageDeclaration }).default,
    }))
  const faults = unique.flatMap((field): Fault[] => {
    const first = Map.groupBy(found, ({ declared }) => declared[field])
    return [...first].flatMap(([value, [one, ...others]]) =>
      others.map(({ file }) => ({
        file,
        line: 1,
        field,
        problem: `${value} stands in ${one?.file}, too; expected another`,
      })),
    )
  })
  if (faults.length > 0) throw new ContentError(faults)
  return found.map(({ declared }) => declared).toSorted((a, b) => a.order - b.order)
}

/** The source of `pages.ts`, which lists the main pages. */
export const pagesSource = (pages: readonly PageDeclaration[]): string =>
  `// Written from the files page.ts in pages. Don't edit it.\nexport const declared = ${JSON.stringify(pages, undefined, 2)} as const\n`

/** The names of the files of main pages in a site's folder `pages`; legal pages have a folder of their own. */
export const mainPageNames = (pages: readonly PageDeclaration[]): string[] => [
  ...pages.flatMap(({ name, isLegal }) => (isLegal ? [] : name)),
  'not-found',
]
