import { hash } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { printReport } from './report.ts'

/** A text that compresses to half its size. */
const digits = (length: number): string =>
  Array.from({ length: length / 64 + 1 }, (_, index) => hash('sha256', `${index}`))
    .join('')
    .slice(0, length)

test('the five largest pages are printed, with compressed sizes; for a very large one, with an upper bound', async () => {
  const site = temporaryFolder('report', onTestFinished)
  const lengths = {
    '/few/': 900,
    '/a/': 3000,
    '/huge/': 500_001,
    '/b/': 4000,
    '/c/': 500_000,
    '/longest-name/': 2000,
  }
  writeFiles(site, { 'a.js': digits(6000), 'b.js': digits(9000) })
  const pages = Object.entries(lengths).map(([path, bytes]) => {
    writeFiles(site, { [`${path}index.html`]: path === '/huge/' ? ' '.repeat(bytes) : digits(bytes) })
    const modules = path === '/b/' ? ['/a.js', '/b.js'] : ['/a.js']
    const files = [`${path}index.html`]
    return { path, bytes, modules, files, scriptHashes: [], characters: '', images: [], reads: [] }
  })
  const print = vi.spyOn(console, 'log').mockReturnValue()
  await printReport(pages, site, 12_340)
  expect(print.mock.calls.join('\n')).toMatchInlineSnapshot(`
    "
      route             HTML kB    HTML br      JS br
      /huge/              500.0      ≤ 0.0        3.0
      /c/                 500.0      250.0        3.0
      /b/                   4.0        2.0        7.5
      /a/                   3.0        1.5        3.0
      /longest-name/        2.0        1.0        3.0
      the largest         500.0      250.0        7.5

    6 pages in 12.3 s"
  `)
})
