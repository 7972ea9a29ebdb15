import path from 'node:path'
import { openBrowser, slowDowns } from '../visits/browser.ts'
import { showProgress } from '../visits/progress.ts'
import { takeTurns } from '../visits/take-turns.ts'
import { startHost } from '../../../engine/serve/static/start-host.ts'
import { findBrowser } from '../../audits/browser/find-browser.ts'
import { formatTable } from '../../audits/table.ts'
import { writeReport } from '../../audits/write-report.ts'
import { costsOf, kinds } from './costs.ts'
import { traceStart } from './trace.ts'

/** The budget for the longest task of a start at a slowdown of 4×, in milliseconds: browsers call longer ones long tasks. */
const longestTask = 50

/**
 * Profiles how the pages of the last build start, prints a table, and writes reports/start.json: milliseconds of the
 * main thread from the first paint until it is idle.
 * @param runs Loads of each page at each speed, of which the median counts.
 * @returns Whether every page is within the budget.
 */
export async function runStartBench(paths: readonly string[], runs: number): Promise<boolean> {
  using host = await startHost({ site: path.resolve('dist/client') })
  await using browser = await openBrowser(findBrowser())
  const loads = slowDowns.flatMap((slowDown) => paths.map((page) => ({ page, slowDown })))
  const step = showProgress(loads.length * runs)
  const starts = await takeTurns(loads, runs, async ({ page, slowDown }) =>
    costsOf(await step(`${page} at ${slowDown}×`, () => traceStart(browser, `${host.url}${page}`, slowDown))),
  )
  writeReport('start.json', starts)
  const figures = [...kinds, 'total', 'longest'] as const
  const rows = starts.map((start) => [
    start.page,
    `${start.slowDown}×`,
    ...figures.map((figure) => start[figure].toFixed(0)),
    start.longTasks,
  ])
  console.log(
    `\n${formatTable([['page', 'slowdown', ...figures, 'over 50'], ...rows])}\n\nReport: reports/start.json`,
  )
  const long = starts.filter(({ slowDown, longest }) => slowDown === 4 && longest > longestTask)
  for (const { page, longest } of long)
    console.log(`${page}: a task of ${longest.toFixed(0)} ms at 4×; the budget is ${longestTask}`)
  return long.length === 0
}
