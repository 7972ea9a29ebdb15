import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fieldsOf } from '../content/reads.ts'
import type { Entry } from '../content/entry.ts'
import { linkOrCopy } from '../process/link-or-copy.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { replaceFile } from '../process/replace-file.ts'
import { makeFolder } from './folders.ts'
import type { RenderedPage } from './rendered-page.ts'

/** A page as a build left it in `dist`. */
interface KeptPage {
  page: RenderedPage
  /** A hash of the content that the page was made from. */
  content: string
  /** The size and time of each of its files, to detect pages that somebody edited in `dist`. */
  stamps: string[]
}

/** The pages of the last build, which the next one reuses if they would not change. */
interface LastBuild {
  /** The bundle that rendered them. */
  bundle: string
  pages: Record<string, KeptPage>
}

/** The keys of content files, and of their fields, by the names in engine/content/reads.ts. */
export type ContentKeys = ReadonlyMap<string, string>

type Known = Pick<Entry<string, unknown>, 'file' | 'key' | 'fieldsKey'>

/**
 * Reads only the keys of the checked content, because loading the content itself would take too much memory.
 * @param index The index of the checked content: `contentIndex` of engine/content/open-content.ts.
 */
export function readContentKeys(index: string): ContentKeys {
  const kinds = JSON.parse(readFileSync(index, 'utf8')) as Record<string, Known[]>
  return new Map(
    Object.values(kinds)
      .flat()
      .flatMap(({ file, key, fieldsKey }) => [[file, key] as const, [fieldsOf(file), fieldsKey] as const]),
  )
}

const listOf = (root: string) => path.join(root, '.cache', 'pages.json')

/** The record of the last build; without pages if there was none. */
export function readLastBuild(root: string): LastBuild {
  const text = readIfThere(listOf(root))
  return text === undefined ? { bundle: '', pages: {} } : (JSON.parse(text) as LastBuild)
}

/**
 * Records what was built, once it has been published.
 * @param site The folder of the published files.
 */
export function writeLastBuild(
  root: string,
  { bundle, pages, keys, site }: { bundle: string; pages: RenderedPage[]; keys: ContentKeys; site: string },
): void {
  const kept: LastBuild = { bundle, pages: {} }
  for (const page of pages) {
    const stamps = page.files.map((file) => stampOf(path.join(site, file)))
    kept.pages[page.path] = { page, content: contentOf(page, keys), stamps }
  }
  replaceFile(listOf(root), JSON.stringify(kept))
}

/**
 * Reuses a page of the last build if it would not change. Its files are linked if possible, which is safe because
 * nobody writes to a file of a finished build.
 * @param from The last build's folder.
 * @param to The new build's folder.
 * @returns The page, or undefined if it must be rendered.
 */
export function keepPage(
  kept: KeptPage | undefined,
  { keys, from, to }: { keys: ContentKeys; from: string; to: string },
): RenderedPage | undefined {
  if (!kept || kept.content !== contentOf(kept.page, keys)) return undefined
  const { files } = kept.page
  if (!files.every((file, index) => stampOf(path.join(from, file)) === kept.stamps[index])) return undefined
  for (const file of files) {
    // Pages of one kind share a stylesheet.
    if (existsSync(path.join(to, file))) continue
    makeFolder(path.dirname(path.join(to, file)))
    linkOrCopy(path.join(from, file), path.join(to, file))
  }
  return kept.page
}

const contentOf = ({ reads }: RenderedPage, keys: ContentKeys): string =>
  hash('sha256', reads.map((file) => `${file} ${keys.get(file) ?? ''}\n`).join('')).slice(0, 32)

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
  return stat ? `${stat.size} ${stat.mtimeNs}` : ''
}
