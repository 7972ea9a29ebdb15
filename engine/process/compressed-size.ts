import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** More sizes than a site of 100 pages has in a hundred builds: then the cache starts anew. */
const most = 20_000

const folder = (): string => path.resolve('.cache', 'compressed')

/**
 * How many bytes brotli makes of something, as hosts send it. Remembered in `.cache`, because the highest quality
 * takes a second for a megabyte, and most of what a build weighs has not changed since the last one.
 * @param quality Brotli's own, from 0 to 11 (RFC 7932 leaves it to the encoder).
 */
export function compressedSize(content: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const key = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const file = path.join(folder(), `${key}-${quality}`)
  const known = read(file)
  if (known !== undefined) return known
  const { length } = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  mkdirSync(folder(), { recursive: true })
  writeFileSync(file, String(length))
  return length
}

/** A file that another process is still writing counts as missing. */
function read(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Forgets all sizes once there are too many. @param limit How many are kept. */
export function pruneSizes(limit = most): void {
  mkdirSync(folder(), { recursive: true })
  if (readdirSync(folder()).length > limit) rmSync(folder(), { recursive: true, force: true })
}
