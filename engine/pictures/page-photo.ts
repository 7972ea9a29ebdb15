import path from 'node:path'
import type { PictureUse } from '../schemas/picture.ts'
import type { RenderedHtml } from '../../model/rich-text.ts'
import { pathOf, readLedger } from './ledger.ts'
import { pictureHtml } from './markup.ts'
import { addressOf, formsOf } from './variants.ts'
import { siteFolder } from '../site-folder.ts'

/** The folder of the photographs of pages whose text is typed data. */
export const photosFolder = `${siteFolder(process.cwd())}/photos`
/** A file in that folder stands for such a page: its photographs are beside it. */
export const typedPage = `${photosFolder}/page.ts`

/** A photograph in its slot, for a page and for machines that read about it. */
interface PagePhoto {
  /** What is within the figure of components/photo. */
  html: RenderedHtml
  /** The path of its largest file, for search engines and feed readers. */
  largest: string
}

/**
 * A photograph of a checked page.
 * @param from The file that names it, from the project's root.
 * @throws {Error} If the content was not checked since the photograph came.
 */
export function pagePhoto(use: PictureUse, from: string): PagePhoto {
  const file = pathOf(path.posix.dirname(from), use.file)
  const found = readLedger(process.cwd()).pictures[file]?.found
  if (!found || 'problem' in found) throw new Error(`${file} is not among the checked pictures.`)
  const largest = formsOf(use, found).at(-1)?.variants.webp.at(-1)
  return { html: pictureHtml(use, found), largest: largest ? addressOf(largest) : '' }
}
