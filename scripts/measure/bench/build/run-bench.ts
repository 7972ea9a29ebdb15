import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { formatRow, header } from './figures.ts'
import { hashOfFolder } from './hash-of-folder.ts'
import { measureBuild } from './measure-build.ts'
import { editOnePage, makeSyntheticSite } from './synthetic-site.ts'

/**
 * Measures builds of copies of the project with generated location pages, made in .cache and removed.
 * @param counts How many pages each copy has.
 * @returns Whether each incremental build made the same bytes as a full one.
 */
export async function runBuildBench(counts: readonly number[]): Promise<boolean> {
  mkdirSync('.cache', { recursive: true })
  console.log('Without social images: each takes a fraction of a second once and is then kept.\n')
  console.log(header)
  let isIdentical = true
  for (const count of counts) {
    // Two builds at once would compete for the processors.
    // oxlint-disable-next-line no-await-in-loop
    isIdentical = (await benchOne(count)) && isIdentical
  }
  return isIdentical
}

async function benchOne(count: number): Promise<boolean> {
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
    const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)}%`
    const share = `${percent(incremental.wall, full.wall)} of the full one, ${percent(incremental.cpu, full.cpu)} of its CPU`
    console.log(formatRow('one page changed', count, incremental, share))
    console.log(formatRow('full again', count, again, isSame ? 'byte-identical' : 'NOT byte-identical'))
    return isSame
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
