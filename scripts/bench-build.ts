/**
 * Measures the build of sites with many pages: `npm run bench:build [-- PAGES…]`. The sites are copies of the
 * project with generated location pages, made in .cache and removed. See docs/performance.md.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { formatRow, header } from './measure/bench/build/figures.ts'
import { hashOfFolder } from './measure/bench/build/hash-of-folder.ts'
import { measureBuild } from './measure/bench/build/measure-build.ts'
import { editOnePage, makeSyntheticSite } from './measure/bench/build/synthetic-site.ts'

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000, 10_000, 50_000]
if (process.platform !== 'linux' || counts.some((count) => !Number.isInteger(count) || count < 100)) {
  console.error('Usage, on Linux: npm run bench:build [-- PAGES…], each 100 or more')
  process.exit(2)
}

mkdirSync('.cache', { recursive: true })
console.log('Without social images: each takes a fraction of a second once and is then kept.\n')
console.log(header)
let differing = 0
for (const count of counts) {
  const folder = mkdtempSync(path.resolve('.cache', 'bench-build-'))
  try {
    makeSyntheticSite(process.cwd(), folder, count)
    const full = await measureBuild(folder)
    console.log(formatRow('full', count, full))
    editOnePage(folder, count)
    const incremental = await measureBuild(folder)
    const hash = hashOfFolder(path.join(folder, 'dist'))
    const again = await measureBuild(folder, ['--full'])
    const isSame = hashOfFolder(path.join(folder, 'dist')) === hash
    if (!isSame) differing += 1
    const share = `${((incremental.wall / full.wall) * 100).toFixed(0)} % of the full one, ${((incremental.cpu / full.cpu) * 100).toFixed(0)} % of its CPU`
    console.log(formatRow('one page changed', count, incremental, share))
    console.log(formatRow('full again', count, again, isSame ? 'byte-identical' : 'NOT byte-identical'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exitCode = differing > 0 ? 1 : 0
