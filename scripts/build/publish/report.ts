import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RenderedPage } from '../render/rendered-page.ts'

/** A report on a larger site lists only this many of its largest pages: compressing takes longer than rendering. */
const mostListed = 100
const listedOfMore = 10

/**
 * A page's size as hosts compress it, at brotli's highest quality. For megabytes that would take
 * seconds, so those use a lower quality, which gives an upper bound quickly.
 */
const mostAtHighest = 500_000
const quickQuality = 9

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

interface Compressed {
  bytes: number
  /** Whether the figure is an upper bound. */
  isBound: boolean
}

function compress(file: string): Compressed {
  const text = readFileSync(file)
  const isBound = text.length > mostAtHighest
  const quality = isBound ? quickQuality : constants.BROTLI_MAX_QUALITY
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return { bytes: length, isBound }
}

const figure = ({ bytes, isBound }: Compressed): string => `${isBound ? '≤ ' : ''}${kb(bytes)}`

function listedPages(pages: readonly RenderedPage[]): readonly RenderedPage[] {
  if (pages.length <= mostListed) return pages
  return pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, listedOfMore)
}

/**
 * Prints what was built: routes, bytes raw and brotli, initial JavaScript, time.
 * @param site The folder of the site's files.
 */
export function printReport(pages: readonly RenderedPage[], site: string, milliseconds: number): void {
  const known = new Map<string, Compressed>()
  const brotli = (file: string): Compressed => {
    const compressed = known.get(file) ?? compress(path.join(site, file))
    known.set(file, compressed)
    return compressed
  }
  const rows = listedPages(pages).map(({ path: page, files: [file = ''], bytes, modules }) => ({
    path: page,
    html: bytes,
    htmlBr: brotli(file),
    js: modules.reduce((sum, module) => sum + brotli(module).bytes, 0),
  }))
  const width = Math.max(...rows.map((row) => row.path.length))
  const line = (page: string, html: string, htmlBr: string, js: string) =>
    `  ${page.padEnd(width)}  ${html.padStart(9)}  ${htmlBr.padStart(9)}  ${js.padStart(9)}`
  console.log(`\n${line('route', 'HTML kB', 'HTML br', 'JS br')}`)
  for (const row of rows) console.log(line(row.path, kb(row.html), figure(row.htmlBr), kb(row.js)))
  const most = (key: 'html' | 'js') => kb(Math.max(...rows.map((row) => row[key])))
  const mostBr = rows.map((row) => row.htmlBr).toSorted((a, b) => b.bytes - a.bytes)[0]
  console.log(line('the largest', most('html'), mostBr ? figure(mostBr) : '', most('js')))
  console.log(`\n${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s`)
}
