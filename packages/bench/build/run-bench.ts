import path from 'node:path'
import { formatTable } from '../../audits/table.ts'
import { hashesOf } from './hashes.ts'
import { measureBuild, type BuildFigures } from './measure-build.ts'
import { editOnePage, withSyntheticSite } from './synthetic-site.ts'

/**
 * The budgets for a full build: CPU time per page in milliseconds, and memory in megabytes. They apply from 10,000 pages
 * on, where fixed costs no longer matter.
 */
const budgets = { pages: 10_000, cpu: 4, memory: 500 }

/**
 * Measures builds of copies of the project with generated location pages.
 * @param counts The number of location pages in each copy.
 * @returns Whether each incremental build produced the same bytes as a full one, and large builds were within budget.
 */
export async function runBuildBench(counts: readonly number[]): Promise<boolean> {
  console.log(
    'Without social images: each takes a fraction of a second, but only once, since it is then cached.\n',
  )
  let isGood = true
  for (const count of counts) {
    // Two builds at once would compete for the processors.
    isGood = (await benchOne(count)) && isGood
  }
  return isGood
}

const head = ['build', 'pages', 'seconds', 'CPU s', 'CPU ms/p', 'pages/s', 'peak MB', ''] as const

/** One line of the table; a megabyte is a million bytes. */
const row = (name: string, count: number, { wall, cpu, memory }: BuildFigures, note = '') => [
  name,
  count,
  wall.toFixed(1),
  cpu.toFixed(1),
  ((cpu / count) * 1000).toFixed(2),
  (count / wall).toFixed(0),
  (memory / 1e6).toFixed(0),
  note,
]

/** Measures builds of one size, and prints their table. */
const benchOne = (count: number): Promise<boolean> =>
  withSyntheticSite(count, async (folder) => {
    const full = await measureBuild(folder)
    editOnePage(folder, count)
    const incremental = await measureBuild(folder)
    const hashes = hashesOf(path.join(folder, 'dist')).join()
    const again = await measureBuild(folder, ['--full'])
    const isSame = hashesOf(path.join(folder, 'dist')).join() === hashes
    const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)}%`
    const share = `${percent(incremental.wall, full.wall)} of the full one, ${percent(incremental.cpu, full.cpu)} of its CPU`
    const table = [
      head,
      row('full', count, full),
      row('one page changed', count, incremental, share),
      row('full again', count, again, isSame ? 'byte-identical' : 'NOT byte-identical'),
    ]
    console.log(`${formatTable(table)}\n`)
    return isSame && isWithinBudgets(count, again)
  })

function isWithinBudgets(count: number, { cpu, memory }: BuildFigures): boolean {
  if (count < budgets.pages) return true
  const perPage = (cpu / count) * 1000
  if (perPage > budgets.cpu)
    console.log(`${perPage.toFixed(1)} ms of CPU time per page; the budget is ${budgets.cpu}`)
  if (memory / 1e6 > budgets.memory)
    console.log(`${(memory / 1e6).toFixed(0)} MB of memory; the budget is ${budgets.memory}`)
  return perPage <= budgets.cpu && memory / 1e6 <= budgets.memory
}
