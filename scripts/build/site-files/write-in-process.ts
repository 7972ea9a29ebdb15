import path from 'node:path'
import { routes } from '../../../content/routes.ts'
import { runInProcess } from '../process/run-in-process.ts'

/** Megabytes of heap: each page has its line in the sitemap and in llms.txt. */
const heap = 128 + Math.floor(routes.length / 256)

interface SiteFilesOptions {
  /** The project's root. */
  root: string
  /** Where the checked content lies: CONTENT_INDEX of scripts/build/content/load.ts. */
  index: string
  /** The site's folder, with the pages. */
  folder: string
}

/**
 * Writes what is made of the whole content, in a process of its own, which gives back the memory that
 * reading all of it takes.
 * @throws {BuildError} If that fails.
 */
export const writeAllSiteFiles = ({ root, index, folder }: SiteFilesOptions): Promise<void> =>
  runInProcess(path.join(import.meta.dirname, 'write-all.ts'), [root, index, folder], {
    cwd: root,
    env: process.env,
    heap,
  })
