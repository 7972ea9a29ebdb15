import path from 'node:path'
import { routes } from '../../model/routes.ts'
import { runInProcess } from '../process/run-in-process.ts'

/** Megabytes of heap: each page has its line in the sitemap and in llms.txt. */
const heap = 128 + Math.floor(routes.length / 256)

interface SiteFilesOptions {
  /** The project's root. */
  root: string
  /** Where the checked content lies: `contentIndex` of engine/content/open-content.ts. */
  index: string
  /** The site's folder, with the pages. */
  folder: string
}

/**
 * Writes the files made from all content, in a separate process, so that the memory for reading
 * the content is freed afterwards.
 * @throws {BuildError} If that fails.
 */
export const writeAllSiteFiles = ({ root, index, folder }: SiteFilesOptions): Promise<void> =>
  runInProcess(path.join(import.meta.dirname, 'write-all.ts'), [root, index, folder], {
    cwd: root,
    env: process.env,
    heap,
  })
