import path from 'node:path'
import { startHost } from '../../../engine/serve/static/start-host.ts'
import { findBrowser } from '../browser/find-browser.ts'
import type { Pass } from './passes.ts'
import { runPass } from './run-pass.ts'
import { formatMiss, formatPass } from './table.ts'
import { writeReport } from '../write-report.ts'

/** Serves the last build, runs every pass on it, prints the tables, and sets the exit code to 1 if a budget is exceeded. */
export async function measureSite(passes: readonly Pass[]): Promise<void> {
  const browser = findBrowser()
  using host = await startHost({ site: path.resolve('dist/client') })
  const run = (pass: Pass) => runPass(pass, host.url, browser)
  const count = { passed: 0, failed: 0 }
  const results = await Promise.all(passes.filter(({ steady }) => steady).map(run))
  // Two pages at once would compete for the processor.
  for (const pass of passes.filter(({ steady }) => !steady)) results.push(await run(pass))
  for (const result of results) {
    const misses = result.assertions.filter(({ passed }) => !passed)
    const failed = new Set(misses.map(({ url }) => url)).size
    count.failed += failed
    count.passed += result.pass.paths.length - failed
    console.log(`\n${formatPass(result)}\nReports: ${path.relative('.', result.folder)}`)
    for (const miss of misses) console.error(formatMiss(miss))
  }
  writeReport('lighthouse.json', count)
  process.exitCode = count.failed > 0 ? 1 : 0
}
