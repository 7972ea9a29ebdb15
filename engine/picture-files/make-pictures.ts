/** A step of the build: writes the files of every photograph. Without any, there is nothing to do. */
import { existsSync } from 'node:fs'
import { openContent } from '../content/open-content.ts'
import { ledgerFile } from '../pictures/ledger.ts'
import { writePictures } from './write-pictures.ts'

/**
 * @param root The project's root.
 * @param index Where the checked content lies: `contentIndex` of engine/content/open-content.ts.
 * @param folder The site's folder.
 */
export async function run(root: string, index: string, folder: string): Promise<void> {
  if (existsSync(ledgerFile(root))) await writePictures(root, openContent(root, index), folder)
}
