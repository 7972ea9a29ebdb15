import path from 'node:path'
import { openBrowser } from '../visits/browser.ts'
import { showProgress } from '../visits/progress.ts'
import { startHost } from '../../../engine/serve/static/start-host.ts'
import { findBrowser } from '../../audits/browser/find-browser.ts'
import { writeReport } from '../../audits/write-report.ts'
import { costsOf } from './costs.ts'
import { formatStart, medianOf, type PageStart } from './report.ts'
import { traceStart } from './trace.ts'

/** CPU slowdowns: that of Lighthouse's phone, and that of an older one. */
const slowDowns = [4, 6] as const

/** The budget for the longest task of a start at a slowdown of 4×, in milliseconds: browsers call longer ones long tasks. */
const longestTask = 50

/**
 * Profiles how the pages of the last build start, prints a table, and writes reports/start.json.
 * @param runs Loads of each page at each speed, of which the median counts.
 * @returns Whether every page is within the budget.
 */
export async function runStartBench(paths: readonly string[], runs: number): Promise<boolean> {
  using host = await startHost({ site: path.resolve('dist/client') })
  await using browser = await openBrowser(findBrowser())
  const step = showProgress(paths.length * slowDowns.length * runs)
  const measured = new Map<string, PageStart>()
  // The pages take turns, so that a busy moment of the machine affects all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const slowDown of slowDowns) {
      for (const page of paths) {
        const name = `${page} at ${slowDown}×`
        const start = measured.get(name) ?? { path: page, slowDown, runs: [] }
        // Two pages at once would compete for the processor.
        const events = await step(name, () => traceStart(browser, `${host.url}${page}`, slowDown))
        start.runs.push(costsOf(events))
        measured.set(name, start)
      }
    }
  }
  const starts = [...measured.values()].map((start) => ({ ...start, median: medianOf(start.runs) }))
  writeReport('start.json', starts)
  console.log(`\n${formatStart(starts)}\n\nReport: reports/start.json`)
  const long = starts.filter(({ slowDown, median }) => slowDown === 4 && median.longest > longestTask)
  for (const { path: page, median } of long)
    console.log(`${page}: a task of ${median.longest.toFixed(0)} ms at 4×; the budget is ${longestTask}`)
  return long.length === 0
}
