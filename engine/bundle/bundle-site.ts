import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInProcess } from '../process/run-in-process.ts'
import { charactersOf } from './characters.ts'
import { sentStyles } from '../finish/page-styles.ts'
import { placedFolders } from '../languages/placed.ts'
import { apart as unneeded } from '../process/copy-project.ts'
import { siteFolder } from '../process/site-folder.ts'
import { isPictureName } from '../pictures/file-types.ts'

/**
 * Folders that never affect the bundle. If one is missing here, some builds bundle needlessly; if one is here by
 * mistake, pages go stale.
 */
const apart = new Set([...unneeded, 'coverage', 'docs', 'test-results'])

/**
 * Whether a file is read only when a page is rendered, and recorded as an input of that page: Markdown, the photographs
 * beside it, and the main pages' texts. Photographs in the site's folder `photos` belong to the bundle.
 */
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
 * A hash of everything that affects the bundles and the build's own steps: the project's files, except tests and those
 * read only when pages are rendered; the versions of packages and of Node; the public environment variables.
 * @param root The project's root.
 * @param characters The characters that the site's font must contain.
 */
function bundleKey(root: string, characters: string): string {
  const hash = createHash('sha256').update(`${process.version}\n${characters}\n`)
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('PUBLIC_ENV__')) hash.update(`${name}=${value}\n`)
  const files = [...filesOf(root)].filter(
    (file) => !isReadLater(file) && !isOfLanguage(root, file) && !/\.test\.tsx?$/.test(file),
  )
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 32)
}

/** The bundles for the browser and for the server, without any page. */
export interface Bundle {
  /** Changes with every input of the bundles: see {@link bundleKey}. */
  key: string
  /** Contains `client` and `server`. */
  folder: string
  /** Whether this build has to make it; otherwise an earlier one did. */
  isNew: boolean
}

/**
 * Heap for bundling, in megabytes: three times what rendering a page needs. With less, the bundler spends its time
 * collecting garbage.
 */
const heap = 400

/**
 * Makes Rolldown's allocator, mimalloc, return freed memory at once, and limits the C library's malloc to one arena for
 * all threads (mallopt(3)). Together, they cut the bundler's peak memory by a fifth.
 */
const allocators = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1' }

/**
 * Finds the place of the bundle for the project's current state, and whether the bundle exists.
 * @param root The project's root.
 * @param full Whether to make it even if it exists.
 */
export function findBundle(root: string, full: boolean): Bundle {
  const key = bundleKey(root, charactersOf(root))
  const folder = path.join(root, '.cache', `bundle-${key}`)
  return { key, folder, isNew: full || !existsSync(folder) }
}

/**
 * Makes a bundle unless it exists, and removes all others. Bundling runs in a separate process, so that its memory is
 * freed afterwards.
 * @param root The project's root.
 * @param work The build's temporary folder, where an unfinished bundle may remain.
 * @throws {BuildError} If the bundling fails.
 */
export async function bundleSite({ folder, isNew }: Bundle, root: string, work: string): Promise<void> {
  if (isNew) {
    const unfinished = path.join(work, 'bundle')
    await runInProcess(path.join(import.meta.dirname, 'bundle.ts'), [unfinished], {
      cwd: root,
      // A test runner that builds a site sets its own NODE_ENV, and Vike builds differently under Vitest.
      env: { ...process.env, ...allocators, NODE_ENV: 'production', VITEST: undefined },
      heap,
    })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  }
  const cache = path.dirname(folder)
  for (const name of readdirSync(cache)) {
    if (name.startsWith('bundle-') && name !== path.basename(folder))
      rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}

/** Copies the browser's bundle into a site, with the stylesheets as they are served. */
export function copyBundle(bundle: Bundle, site: string): void {
  cpSync(bundle.folder, site, {
    recursive: true,
    filter: (source) => path.relative(bundle.folder, source) !== 'server',
  })
  const assets = path.join(site, 'client', 'assets')
  const stylesheets = readdirSync(assets, { recursive: true, encoding: 'utf8' })
  for (const file of stylesheets.filter((name) => name.endsWith('.css')))
    writeFileSync(path.join(assets, file), sentStyles(readFileSync(path.join(assets, file), 'utf8')))
}
