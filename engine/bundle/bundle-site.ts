import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInProcess } from '../process/run-in-process.ts'
import { bundleKey } from './bundle-key.ts'
import { charactersOf } from './characters.ts'
import { sentStyles } from '../finish/page-styles.ts'

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
 * @param work The build's temporary folder, where an unfinished bundle may remain.
 * @param signal Stops the bundling.
 * @throws {BuildError} If the bundling fails.
 */
export async function bundleSite(
  { folder, isNew }: Bundle,
  root: string,
  work: string,
  signal: AbortSignal,
): Promise<void> {
  if (isNew) {
    const unfinished = path.join(work, 'bundle')
    await runInProcess(path.join(import.meta.dirname, 'bundle.ts'), [unfinished], {
      cwd: root,
      env: {
        ...process.env,
        ...allocators,
        // bundle.ts loads the configuration. Vike would bundle it first, which took a sixth of the processor time.
        VITE_CONFIG: '{ "configFile": false }',
        // A test runner that builds a site sets its own NODE_ENV, and Vike builds differently under Vitest.
        NODE_ENV: 'production',
        VITEST: undefined,
      },
      heap,
      signal,
    })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  }
  const cache = path.dirname(folder)
  for (const name of globSync('bundle-*', { cwd: cache, exclude: [path.basename(folder)] }))
    rmSync(path.join(cache, name), { recursive: true, force: true })
}

/**
 * Copies the browser's bundle into a site, with the stylesheets as they are served. Of two files with the same name, the
 * one that the build has written stays.
 */
export function copyBundle(bundle: Bundle, site: string): void {
  cpSync(bundle.folder, site, {
    recursive: true,
    force: false,
    filter: (source) => path.relative(bundle.folder, source) !== 'server',
  })
  const assets = path.join(site, 'client', 'assets')
  for (const file of globSync('**/*.css', { cwd: assets }))
    writeFileSync(path.join(assets, file), sentStyles(readFileSync(path.join(assets, file), 'utf8')))
}
