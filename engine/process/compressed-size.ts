import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { clearIfFull } from './compile-cache.ts'
import { readIfThere } from './read-if-there.ts'

const folder = (): string => path.resolve('.cache', 'compressed')

const compress = promisify(brotliCompress)

/**
 * The size of a content in bytes after brotli, as hosts send it. Cached in `.cache`, because the highest quality takes
 * a second per megabyte, and most files have not changed since the last build. Other threads compress, so that several
 * contents take no longer than one on as many processors.
 * @param quality Brotli's quality, from 0 to 11.
 */
export async function compressedSize(
  content: string | Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  const file = path.join(folder(), `${hash('sha256', content)}-${quality}`)
  // A file that another process is still writing is empty, and counts as missing.
  const known = Number(readIfThere(file) ?? '')
  if (known > 0) return known
  const { length } = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  mkdirSync(folder(), { recursive: true })
  writeFileSync(file, String(length))
  return length
}

/** Clears the cache once it has too many sizes. @param limit The number that may stay. */
export const pruneSizes = (limit?: number): void => clearIfFull(folder(), limit)
