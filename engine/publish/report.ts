import { readFileSync } from 'node:fs'
import path from 'node:path'
import { constants } from 'node:zlib'
import { compressedSize } from '../process/compressed-size.ts'
import type { RenderedPage } from '../render/rendered-page.ts'

/** How many of the largest pages are listed; compressing every page would take as long as rendering them. */
const mostListed = 10

/**
 * The largest file, in bytes, that is compressed at brotli's highest quality, as hosts do. For larger ones, that would
 * take seconds; a lower quality quickly gives an upper bound.
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
  return { bytes: compressedSize(text, quality), isBound }
}

const figure = ({ bytes, isBound }: Compressed): string => `${isBound ? '≤ ' : ''}${kb(bytes)}`

const largestOf = (pages: readonly RenderedPage[]): readonly RenderedPage[] =>
  pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, mostListed)

/**
 * Prints the largest pages, with their sizes, raw and in brotli, and their initial JavaScript; and how long the build
 * took.
 * @param site The folder of the site's files.
 */
export function printReport(pages: readonly RenderedPage[], site: string, milliseconds: number): void {
  const brotli = (file: string): Compressed => compress(path.join(site, file))
  const rows = largestOf(pages).map(({ path: page, files: [file = ''], bytes, modules }) => ({
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
