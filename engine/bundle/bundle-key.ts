import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { placedFolders } from '../languages/placed.ts'
import { siteFolder } from '../process/site-folder.ts'
import { isPictureName } from '../pictures/file-types.ts'

/** Files that never affect the bundle. Listing too few costs an extra bundling; listing too many ships a stale page. */
const apart = new Set([
  '.cache',
  '.ci',
  '.git',
  '.github',
  'coverage',
  'dist',
  'docs',
  'node_modules',
  'reports',
  'test-results',
  'tests',
])

/**
 * Markdown, the main pages' texts and the photographs beside Markdown are read when a page is rendered, and no page imports a test. The
 * photographs of the other pages are in the site's folder photos, and recorded as inputs of their pages.
 */
const isBundled = (file: string): boolean => !isReadLater(file) && !/\.test\.tsx?$/.test(file)

const isReadLater = (file: string): boolean =>
  /^(content|sites\/[^/]+)\/(?!photos\/)/.test(file) &&
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
 * A hash of everything that affects the bundles and the build's own steps: the project's files except
 * Markdown and tests, the versions of packages and of Node, the public environment variables.
 * @param root The project's root.
 * @param characters The characters that the site's font must contain.
 */
export function bundleKey(root: string, characters: string): string {
  const hash = createHash('sha256').update(`${process.version}\n${characters}\n`)
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('PUBLIC_ENV__')) hash.update(`${name}=${value}\n`)
  const files = [...filesOf(root)].filter((file) => isBundled(file) && !isOfLanguage(root, file))
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 32)
}
