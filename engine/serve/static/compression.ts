import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compressed, compressedAside } from '../../process/compressed.ts'

/** The types of files that every visit requests. */
const wanted = new Set(['.html', '.js', '.css'])

/** By the value of the header `content-encoding`; `identity` means uncompressed. */
const encode = {
  br: (source: Buffer) => compressed(source),
  gzip: (source: Buffer) => gzipSync(source, { level: 9 }),
  identity: (source: Buffer) => source,
}
export type Encoding = keyof typeof encode

const cache = new Map<string, { modified: number; bytes: Buffer }>()

/**
 * The bytes of a file. Each is read and compressed only once, until it changes, as on hosts with a cache, so that the
 * server takes little processor time from measurements.
 * @param modified When the file was last modified, in milliseconds since 1970.
 */
export function bytesOf(file: string, modified: number, encoding: Encoding): Buffer {
  const key = `${encoding}:${file}`
  const known = cache.get(key)
  if (known?.modified === modified) return known.bytes
  const bytes = encode[encoding](readFileSync(file))
  cache.set(key, { modified, bytes })
  return bytes
}

/**
 * Compresses pages, scripts and styles in the background, one at a time, before they are requested. Otherwise, the
 * first visitor to a page would wait a tenth of a second for it, and compete with it for the processor.
 */
export async function compressEarly(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!wanted.has(path.extname(name)) || /(?:^|\/)editor-/.test(name)) continue
    const file = path.join(folder, name)
    try {
      const { mtimeMs: modified } = statSync(file)
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      cache.set(`br:${file}`, { modified, bytes: await compressedAside(readFileSync(file)) })
    } catch (error) {
      // A new build may have replaced this one.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
