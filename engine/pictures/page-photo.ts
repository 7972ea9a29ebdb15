import path from 'node:path'
import type { PictureUse } from '../schemas/picture.ts'
import type { RenderedHtml } from '../../model/rich-text.ts'
import { readLedger } from './ledger.ts'
import { pictureHtml } from './markup.ts'
import { pictureFolder } from './named.ts'
import { addressOf, formsOf } from './variants.ts'

/**
 * A photograph of a checked page: the content of the figure in components/photo, and the path of its largest file, for
 * search engines and feed readers.
 * @param from The path of the file that names it, from the project's root.
 * @throws {Error} If the content has not been checked since the photograph was added.
 */
export function pagePhoto(use: PictureUse, from: string): { html: RenderedHtml; largest: string } {
  const file = path.posix.join(pictureFolder(from), use.file)
  const found = readLedger(process.cwd()).pictures[file]?.found
  if (!found || 'problem' in found) throw new Error(`${file} is not among the checked pictures.`)
  const largest = formsOf(use, found).at(-1)!.variants.webp.at(-1)!
  return { html: pictureHtml(use, found), largest: addressOf(largest) }
}
