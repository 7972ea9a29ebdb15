import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInProcess } from '../process/run-in-process.ts'
import { charactersOf } from './subset-fonts.ts'
import { withoutFontFaces } from '../finish/page-styles.ts'
import { bundleKey } from './bundle-key.ts'

/** The bundles of the browser and of the server, without any page. */
export interface Bundle {
  /** Changes with all that a page is made of, but for the Markdown. */
  key: string
  /** Holds `client` and `server`. */
  folder: string
}

/**
 * Bundling holds three times what a page needs in memory. Less than this, and it spends its time on
 * collecting garbage; megabytes.
 */
const heap = 192

/**
 * The bundler keeps a fifth more memory, which it has given up already, unless its allocators hand it
 * back at once: mimalloc of Rolldown, and that of the C library, with one arena for all threads (mallopt(3)).
 */
const allocators = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1' }

interface BundleOptions {
  /** The project's root. */
  root: string
  /** A folder of the build's own, where an unfinished bundle may be left. */
  work: string
  /** Bundles even if nothing has changed. */
  full: boolean
}

/**
 * Bundles the site, or finds the bundle of the last build if nothing has changed that goes into it.
 * It happens in a process of its own, which gives back its memory.
 * @throws {BuildError} If the bundling fails.
 */
export async function bundleSite({ root, work, full }: BundleOptions): Promise<Bundle> {
  const key = bundleKey(root, charactersOf(root))
  const cache = path.join(root, '.cache')
  const folder = path.join(cache, `bundle-${key}`)
  if (full || !existsSync(folder)) {
    const unfinished = path.join(work, 'bundle')
    await runInProcess(path.join(import.meta.dirname, 'bundle.ts'), [unfinished], {
      cwd: root,
      // A test runner that builds a site has another one.
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
  return { key, folder }
}

/** Puts what the browser loads into a site. The pages have the fonts of the stylesheet inlined. */
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
