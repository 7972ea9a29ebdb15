import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { placedFolders } from '../languages/placed.ts'
import { isPictureName } from '../pictures/file-types.ts'
import { apart as unneeded } from '../process/copy-project.ts'
import { siteFolder } from '../process/site-folder.ts'

/**
 * Folders that never affect the bundle. If one is missing here, some builds bundle needlessly; if one is here by
 * mistake, pages go stale.
 */
const apart = new Set([...unneeded, 'coverage', 'docs', 'test-results'])

/**
 * Whether a file is read only when a page is rendered, and recorded as an input of that page: Markdown, the photographs
 * beside it, and the main pages' texts. Those in the site's folders `photos` and `public` belong to the bundle.
 */
const isReadLater = (file: string): boolean =>
  /^(content|sites\/[^/]+)\/(?!(?:photos|public)\/)/.test(file) &&
  (/\.md$|\/pages\/[^/]+\.yaml$/.test(file) || isPictureName(path.basename(file)))

/** Whether a file belongs to a further language, which has its own bundle. */
const isOfLanguage = (root: string, file: string): boolean =>
  placedFolders.some((folder) => file.startsWith(path.join(siteFolder(root), folder, path.sep)))

function* filesOf(root: string): Generator<string> {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (apart.has(entry.name)) continue
    if (entry.isFile()) yield entry.name
    if (!entry.isDirectory()) continue
    for (const name of readdirSync(path.join(root, entry.name), { recursive: true, withFileTypes: true }))
      if (name.isFile()) yield path.relative(root, path.join(name.parentPath, name.name))
  }
}

/**
 * A hash of everything that affects the bundles and the build's own steps: the project's files, except tests and those
 * read only when pages are rendered; the versions of packages and of Node; the public environment variables.
 * @param characters The characters that the site's font must contain.
 */
export function bundleKey(root: string, characters: string): string {
  const hash = createHash('sha256').update(`${process.version}\n${characters}\n`)
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('PUBLIC_ENV__')) hash.update(`${name}=${value}\n`)
  const files = [...filesOf(root)].filter(
    (file) => !isReadLater(file) && !isOfLanguage(root, file) && !/\.test\.tsx?$/.test(file),
  )
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 32)
}
