import { existsSync } from 'node:fs'
import path from 'node:path'
import { ledgerFile } from '../pictures/ledger.ts'
import { runInProcess } from '../process/run-in-process.ts'

/** Megabytes of heap; the pixels that sharp decodes are not part of it. */
const heap = 128

interface PicturesOptions {
  /** The project's root. */
  root: string
  /** Where the checked content lies: `contentIndex` of engine/content/open-content.ts. */
  index: string
  /** The site's folder. */
  folder: string
}

/**
 * Writes the files of every photograph, in a separate process, so that the memory of decoding is freed
 * afterwards. Without photographs in the content, there is nothing to do.
 * @throws {BuildError} If that fails.
 */
export async function writePicturesInProcess({ root, index, folder }: PicturesOptions): Promise<void> {
  if (!existsSync(ledgerFile(root))) return
  await runInProcess(path.join(import.meta.dirname, 'make-pictures.ts'), [root, index, folder], {
    cwd: root,
    env: process.env,
    heap,
  })
}
