import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInProcess } from '../process/run-in-process.ts'
import { charactersOf } from './characters.ts'
import { withoutFontFaces } from '../finish/page-styles.ts'
import { bundleKey } from './bundle-key.ts'

/** The bundles of the browser and of the server, without any page. */
export interface Bundle {
  /** Changes with every input of a page except its Markdown. */
  key: string
  /** Holds `client` and `server`. */
  folder: string
  /** Whether this build made it. */
  isNew: boolean
}

/**
 * Heap for bundling, in megabytes: three times what a page needs. With less, it spends its time
 * collecting garbage.
 */
const heap = 400

/**
 * Makes the allocators return freed memory at once, which cuts the bundler's peak by a fifth: Rolldown's
 * mimalloc, and the C library's malloc, with one arena for all threads (mallopt(3)).
 */
const allocators = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1' }

interface BundleOptions {
  /** The project's root. */
  root: string
  /** The build's own folder, where an unfinished bundle may be left behind. */
  work: string
  /** Bundles even if nothing has changed. */
  full: boolean
}

/**
 * Bundles the site, or reuses the bundle of the last build if no input has changed. Bundling runs in
 * its own process, so that its memory is freed afterwards.
 * @throws {BuildError} If the bundling fails.
 */
export async function bundleSite({ root, work, full }: BundleOptions): Promise<Bundle> {
  const key = bundleKey(root, charactersOf(root))
  const cache = path.join(root, '.cache')
  const folder = path.join(cache, `bundle-${key}`)
  const isNew = full || !existsSync(folder)
  if (isNew) {
    const unfinished = path.join(work, 'bundle')
    await runInProcess(path.join(import.meta.dirname, 'bundle.ts'), [unfinished], {
      cwd: root,
      // A test runner that builds a site sets its own NODE_ENV.
      env: { ...process.env, ...allocators, NODE_ENV: 'production' },
      heap,
    })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  }
  for (const name of readdirSync(cache)) {
    if (name.startsWith('bundle-') && name !== path.basename(folder))
      rmSync(path.join(cache, name), { recursive: true, force: true })
  }
  return { key, folder, isNew }
}

/** Copies the browser's bundle into a site, except the fonts' stylesheet, which pages have inlined. */
export function copyBundle(bundle: Bundle, site: string): void {
  cpSync(bundle.folder, site, {
    recursive: true,
    filter: (source) => path.relative(bundle.folder, source) !== 'server',
  })
  const assets = path.join(site, 'client', 'assets')
  const stylesheets = readdirSync(assets, { recursive: true, encoding: 'utf8' })
  for (const file of stylesheets.filter((name) => name.endsWith('.css')))
    writeFileSync(path.join(assets, file), withoutFontFaces(readFileSync(path.join(assets, file), 'utf8')))
}
