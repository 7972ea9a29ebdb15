import path from 'node:path'
import type { PictureUse } from '../../../content/schemas/picture.ts'
import type { RenderedHtml } from '../../../content/schemas/rich-text.ts'
import { pathOf, readLedger } from './ledger.ts'
import { pictureHtml } from './markup.ts'

/** Where the photographs of pages lie whose text is typed data. */
export const photosFolder = 'content/photos'
/** A file in that folder stands for such a page: its photographs are beside it. */
export const typedPage = `${photosFolder}/page.ts`

/**
 * A photograph of a checked page, for components/photo.
 * @param from The file that names it, from the project's root.
 * @throws {Error} If the content was not checked since the photograph came.
 */
export function photoHtml(use: PictureUse, from: string): RenderedHtml {
  const file = pathOf(path.posix.dirname(from), use.file)
  const found = readLedger(process.cwd()).pictures[file]?.found
  if (!found || 'problem' in found) throw new Error(`${file} is not among the checked pictures.`)
  return pictureHtml(use, found)
}
