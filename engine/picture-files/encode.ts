import path from 'node:path'
import { encodings } from '../pictures/encoding.ts'
import { pictureCache, type Ledger } from '../pictures/ledger.ts'
import { variantsOf, type Variant } from '../pictures/variants.ts'
import { cacheFile } from '../process/cached-file.ts'
import type { Content } from '../content/content.ts'
import { pictureFolder } from '../pictures/named.ts'
import { picturesIn } from '../pictures/uses.ts'

/** A file to make, and the picture to make it from. */
export interface Order {
  /** The source's path from the project's root. */
  source: string
  variant: Variant
}

/** Encodes a part of a picture at the highest quality that stays within the bytes allowed for its format. */
async function encode(source: string, { format, box, width, height }: Variant): Promise<Buffer> {
  const { qualities, bytesPerPixel, effort } = encodings[format]
  // Loaded only now, because it takes long, and most builds encode nothing.
  const { default: sharp } = await import('sharp')
  // Turned upright first, so that no metadata is needed; none is written.
  const cut = sharp(source).autoOrient().extract(box).resize(width, height)
  let file = Buffer.alloc(0)
  for (const quality of qualities) {
    // oxlint-disable-next-line no-await-in-loop -- Most pictures need only the first attempt.
    file = await cut.clone().toFormat(format, { quality, effort }).toBuffer()
    if (file.length <= width * height * bytesPerPixel) break
  }
  return file
}

/**
 * Makes a file of a picture, unless it exists: its name contains a hash of everything that it depends on.
 * @returns The file's path, and whether it had to be made.
 */
export async function fileFor(root: string, order: Order): Promise<{ file: string; isNew: boolean }> {
  const file = path.join(pictureCache(root), order.variant.name)
  return { file, isNew: await cacheFile(file, () => encode(path.join(root, order.source), order.variant)) }
}

/**
 * Every file of every photograph in the content, by its name, since two pages may show the same.
 * @param ledger The results of the survey of the same content.
 */
export function ordersOf(content: Content, { pictures }: Ledger): Map<string, Order> {
  const orders = new Map<string, Order>()
  for (const { file, fields, body } of Object.values(content).flat())
    for (const use of [...picturesIn(fields), ...body.pictures]) {
      const source = path.posix.join(pictureFolder(file), use.file)
      const found = pictures[source]?.found
      if (!found || 'problem' in found) continue
      for (const variant of variantsOf(use, found)) orders.set(variant.name, { source, variant })
    }
  return orders
}
