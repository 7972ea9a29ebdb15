import { readFileSync } from 'node:fs'
import path from 'node:path'
import { placedFolders } from '../../../engine/languages/placed.ts'
import { routes } from '../../../model/routes.ts'
import { searchDocumentsPath } from '../../../model/search.ts'
import { notFoundPath } from './audited-site.ts'
import { builtFolder } from './built-site.ts'

/** The routes of a further language, from its build: the search index has a document for each. */
function routesIn(folder: string): string[] {
  const documents = readFileSync(path.join(builtFolder, folder, searchDocumentsPath), 'utf8')
  return (JSON.parse(documents) as { path: string }[]).map((document) => document.path)
}

/** The paths of all pages of the last build, in all its languages, including the not-found pages. */
export const builtPaths = (): string[] => [
  ...routes,
  notFoundPath,
  ...placedFolders.flatMap((folder) =>
    [...routesIn(folder), notFoundPath].map((page) => `/${folder}${page}`),
  ),
]
