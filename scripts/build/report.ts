import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { RenderedPage } from './render/rendered-page.ts'

/** Of a larger site, only so many of the largest pages are listed: compressing takes longer than rendering. */
const mostListed = 100
const listedOfMore = 10

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

function listedPages(pages: readonly RenderedPage[]): readonly RenderedPage[] {
  if (pages.length <= mostListed) return pages
  return pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, listedOfMore)
}

/**
 * Prints what was built: routes, bytes raw and brotli, initial JavaScript, time.
 * @param site The folder of the site's files.
 */
export function printReport(pages: readonly RenderedPage[], site: string, milliseconds: number): void {
  const brotliOf = new Map<string, number>()
  const brotli = (file: string): number => {
    const bytes = brotliOf.get(file) ?? brotliCompressSync(readFileSync(path.join(site, file))).length
    brotliOf.set(file, bytes)
    return bytes
  }
  const rows = listedPages(pages).map(({ path: page, files, bytes, modules }) => ({
    path: page,
    html: bytes,
    htmlBr: files.slice(0, 1).reduce((sum, file) => sum + brotli(file), 0),
    js: modules.reduce((sum, file) => sum + brotli(file), 0),
  }))
  const width = Math.max(...rows.map((row) => row.path.length))
  const line = (page: string, html: string, htmlBr: string, js: string) =>
    `  ${page.padEnd(width)}  ${html.padStart(9)}  ${htmlBr.padStart(9)}  ${js.padStart(9)}`
  console.log(`\n${line('route', 'HTML kB', 'HTML br', 'JS br')}`)
  for (const row of rows) console.log(line(row.path, kb(row.html), kb(row.htmlBr), kb(row.js)))
  const most = (key: 'html' | 'htmlBr' | 'js') => kb(Math.max(...rows.map((row) => row[key])))
  console.log(line('the largest', most('html'), most('htmlBr'), most('js')))
  console.log(`\n${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s`)
}
