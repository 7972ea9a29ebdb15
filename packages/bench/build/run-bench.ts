import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { formatRow, header } from './figures.ts'
import { hashOfFolder } from './hash-of-folder.ts'
import { measureBuild, type BuildFigures } from './measure-build.ts'
import { editOnePage, makeSyntheticSite } from './synthetic-site.ts'

/**
 * The budgets of a full build of 10,000 pages or more, in which fixed costs no longer show: processor time per page
 * in milliseconds, and memory in megabytes.
 */
const budgets = { pages: 10_000, cpu: 6, memory: 500 }

/**
 * Measures builds of copies of the project with generated location pages, made in .cache and removed.
 * @param counts How many pages each copy has.
 * @returns Whether each incremental build made the same bytes as a full one, and large builds keep to their budgets.
 */
export async function runBuildBench(counts: readonly number[]): Promise<boolean> {
  mkdirSync('.cache', { recursive: true })
  console.log('Without social images: each takes a fraction of a second once and is then kept.\n')
  console.log(header)
  let isGood = true
  for (const count of counts) {
    // Two builds at once would compete for the processors.
    // oxlint-disable-next-line no-await-in-loop
    isGood = (await benchOne(count)) && isGood
  }
  return isGood
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
    return isSame && isWithinBudgets(count, again)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isWithinBudgets(count: number, { cpu, memory }: BuildFigures): boolean {
  if (count < budgets.pages) return true
  const perPage = (cpu / count) * 1000
  if (perPage > budgets.cpu)
    console.log(`${perPage.toFixed(1)} ms of processor time per page; the budget is ${budgets.cpu}`)
  if (memory / 1e6 > budgets.memory)
    console.log(`${(memory / 1e6).toFixed(0)} MB of memory; the budget is ${budgets.memory}`)
  return perPage <= budgets.cpu && memory / 1e6 <= budgets.memory
}
