import { brotliCompressSync } from 'node:zlib'
import type { FinishedFile } from './finish-site.ts'

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Prints what was built: routes, bytes raw and brotli, initial JavaScript, time. */
export function printReport(pages: readonly FinishedFile[], milliseconds: number): void {
  const brotliOf = new Map<string, number>()
  const scriptBytes = ({ path, source }: FinishedFile['scripts'][number]): number => {
    const known = brotliOf.get(path)
    if (known !== undefined) return known
    const bytes = brotliCompressSync(source).length
    brotliOf.set(path, bytes)
    return bytes
  }
  const rows = pages.map((page) => ({
    path: page.path,
    html: Buffer.byteLength(page.html),
    htmlBr: brotliCompressSync(page.html).length,
    js: page.scripts.reduce((sum, script) => sum + scriptBytes(script), 0),
  }))
  const width = Math.max(...rows.map((row) => row.path.length))
  const line = (path: string, html: string, htmlBr: string, js: string) =>
    `  ${path.padEnd(width)}  ${html.padStart(9)}  ${htmlBr.padStart(9)}  ${js.padStart(9)}`
  console.log(`\n${line('route', 'HTML kB', 'HTML br', 'JS br')}`)
  for (const row of rows) console.log(line(row.path, kb(row.html), kb(row.htmlBr), kb(row.js)))
  const most = (key: 'html' | 'htmlBr' | 'js') => kb(Math.max(...rows.map((row) => row[key])))
  console.log(line('the largest', most('html'), most('htmlBr'), most('js')))
  console.log(`\n${rows.length} pages in ${(milliseconds / 1000).toFixed(1)} s`)
}
