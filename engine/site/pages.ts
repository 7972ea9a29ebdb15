import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PageDeclaration } from '../../model/page-declaration.ts'
import { ContentError, type Fault } from '../faults/fault.ts'

const load = createRequire(import.meta.url)

/** The fields that must differ between declarations. */
const unique = ['name', 'path', 'order'] as const

/**
 * The main pages in order, as the files `page.ts` in `pages` declare them.
 * @param root The project's root.
 * @throws {ContentError} If two declarations have the same name, path or order.
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
        problem: `${value} is also in ${one?.file}; expected another`,
      })),
    )
  })
  if (faults.length > 0) throw new ContentError(faults)
  return found.map(({ declared }) => declared).toSorted((a, b) => a.order - b.order)
}

/** The names of the main pages' files in a site's folder `pages`; legal pages have their own folder. */
export const mainPageNames = (pages: readonly PageDeclaration[]): string[] => [
  ...pages.flatMap(({ name, isLegal }) => (isLegal ? [] : name)),
  'not-found',
]
