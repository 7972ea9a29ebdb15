import { readFileSync } from 'node:fs'
import path from 'node:path'
import { constants } from 'node:zlib'
import { compressedAside } from '../process/compressed.ts'
import type { RenderedPage } from '../render/rendered-page.ts'

/** How many of the largest pages are listed; compressing every page would take as long as rendering them. */
const mostListed = 5

/**
 * The largest file, in bytes, that is compressed at brotli's highest quality, as hosts do. For larger ones, that would
 * take seconds; a lower quality quickly gives an upper bound.
 */
const mostAtHighest = 500_000
const quickQuality = 9

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

const isLarge = (bytes: number): boolean => bytes > mostAtHighest

/**
 * Prints the largest pages, with their sizes, raw and in brotli, and their initial JavaScript; and how long the build
 * took.
 * @param site The folder of the site's files.
 */
export async function printReport(
  pages: readonly RenderedPage[],
  site: string,
  milliseconds: number,
): Promise<void> {
  const measure = async (file: string): Promise<number> => {
    const text = readFileSync(path.join(site, file))
    const quality = isLarge(text.length) ? quickQuality : constants.BROTLI_MAX_QUALITY
    return (await compressedAside(text, quality)).length
  }
  const sizes: Record<string, Promise<number>> = {}
  // Pages share most modules.
  const compressed = (file: string): Promise<number> => (sizes[file] ??= measure(file))
  const largest = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, mostListed)
  const rows = await Promise.all(
    largest.map(async ({ path: page, files: [file = ''], bytes, modules }) => {
      const [htmlBr = 0, ...ofModules] = await Promise.all([file, ...modules].map(compressed))
      return { page, bytes, htmlBr, js: ofModules.reduce((sum, size) => sum + size, 0) }
    }),
  )
  const width = Math.max(...rows.map(({ page }) => page.length))
  const line = (page: string, html: string, htmlBr: string, js: string) =>
    `  ${page.padEnd(width)}  ${html.padStart(9)}  ${htmlBr.padStart(9)}  ${js.padStart(9)}`
  /** The compressed size of a page, which is an upper bound for a large one. */
  const figure = ({ bytes, htmlBr }: { bytes: number; htmlBr: number }) =>
    `${isLarge(bytes) ? '≤ ' : ''}${kb(htmlBr)}`
  console.log(`\n${line('route', 'HTML kB', 'HTML br', 'JS br')}`)
  for (const row of rows) console.log(line(row.page, kb(row.bytes), figure(row), kb(row.js)))
  const most = (key: 'bytes' | 'js') => kb(Math.max(...rows.map((row) => row[key])))
  const mostBr = rows.toSorted((a, b) => b.htmlBr - a.htmlBr)[0]!
  console.log(line('the largest', most('bytes'), figure(mostBr), most('js')))
  console.log(`\n${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s`)
}
