import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { clearIfFull } from './compile-cache.ts'
import { replaceFile } from './replace-file.ts'

const folder = (): string => path.resolve('.cache', 'brotli')

const fileOf = (content: string | Buffer, quality: number): string =>
  path.join(folder(), `${hash('sha256', content)}-${quality}`)

function known(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function remember(file: string, bytes: Buffer): Buffer {
  try {
    replaceFile(file, bytes)
  } catch {
    // On a full or read-only disk, it is compressed again the next time.
  }
  return bytes
}

const options = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * A content after brotli, as hosts send it. Cached in `.cache`, because the highest quality takes a second per
 * megabyte, and the build's report, budgets and servers ask for the same files.
 * @param quality Brotli's quality, from 0 to 11.
 */
export function compressed(content: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): Buffer {
  const file = fileOf(content, quality)
  return known(file) ?? remember(file, brotliCompressSync(content, options(quality)))
}

const compress = promisify(brotliCompress)

/** As {@link compressed}, but other threads compress, so that all processors share the work. */
export async function compressedAside(
  content: string | Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  const file = fileOf(content, quality)
  return known(file) ?? remember(file, await compress(content, options(quality)))
}

/** Clears the cache once it has too many files. @param limit The number that may stay. */
export const pruneCompressed = (limit = 5000): void => clearIfFull(folder(), limit)
