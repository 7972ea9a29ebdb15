import { writeFileSync } from 'node:fs'
import { serveSite } from '../../../engine/serve/static/serve-site.ts'
import { basePath } from '../../../model/base-path.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { audit, planChecks, type Result } from './audit.ts'
import { axe } from './axe.ts'
import { equalAccess } from './engines.ts'
import { formatFindings, formatRows, summarize } from './report.ts'
import { writeReport } from '../write-report.ts'

/**
 * Runs two accessibility engines on every page and state of the last build, prints the findings, and writes
 * `reports/accessibility.json`.
 * @returns The findings for each check.
 */
export async function runAudit(): Promise<Result[]> {
  await using site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  const checks = planChecks()
  const results = await audit({
    url: site.url + basePath,
    browser: findBrowser(),
    engines: [axe, equalAccess],
    checks,
    onProgress: (done) => done % 50 === 0 && console.log(`  ${done} of ${checks.length} pages`),
  })
  const rows = summarize(results)
  const failed = results.filter(({ findings }) => findings.length > 0).length
  console.log(`${formatRows(rows)}\n${formatFindings(results)}`)
  const counts = { numPassedTests: results.length - failed, numTotalTests: results.length }
  writeReport('accessibility.json', { ...counts, rows })
  console.log(`${results.length} checks of ${checks.length} pages and states, ${failed} with a violation`)
  return results
}

/** Writes the record that the accessibility statement quotes. */
export function recordAudit(results: readonly Result[]): void {
  const record = {
    date: new Date().toISOString().slice(0, 10),
    pages: new Set(results.map(({ path }) => path)).size,
    checks: results.length,
    violations: summarize(results).reduce((sum, { violations }) => sum + violations, 0),
  }
  writeFileSync('sites/spanwright/accessibility-audit.json', `${JSON.stringify(record)}\n`)
}
