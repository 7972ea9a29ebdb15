import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { clearIfFull } from './compile-cache.ts'
import { readIfThere } from './read-if-there.ts'

const folder = (): string => path.resolve('.cache', 'compressed')

const fileOf = (content: string | Buffer, quality: number): string =>
  path.join(folder(), `${hash('sha256', content)}-${quality}`)

/** A file that another process is still writing is empty, and counts as missing. */
const known = (file: string): number | undefined => Number(readIfThere(file) ?? '') || undefined

function remember(file: string, { length }: Buffer): number {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(file, String(length))
  return length
}

const options = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * The size of a content in bytes after brotli, as hosts send it. Cached in `.cache`, because the highest quality takes
 * a second per megabyte, and most files have not changed since the last build.
 * @param quality Brotli's quality, from 0 to 11.
 */
export function compressedSize(content: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const file = fileOf(content, quality)
  return known(file) ?? remember(file, brotliCompressSync(content, options(quality)))
}

const compress = promisify(brotliCompress)

/** As {@link compressedSize}, but other threads compress, so that all processors share the work. */
export async function sizeFromThread(
  content: string | Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  const file = fileOf(content, quality)
  return known(file) ?? remember(file, await compress(content, options(quality)))
}

/** Clears the cache once it has too many sizes. @param limit The number that may stay. */
export const pruneSizes = (limit?: number): void => clearIfFull(folder(), limit)
