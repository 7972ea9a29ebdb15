import { writeFileSync } from 'node:fs'
import { auditFile } from '../../../engine/process/site-folder.ts'
import { serveSite } from '../../../engine/serve/static/serve-site.ts'
import { basePath } from '../../../model/base-path.ts'
import { reportOutcomes } from '../outcome.ts'
import { audit, planChecks } from './audit.ts'
import { axe } from './axe.ts'
import { equalAccess } from './engines.ts'

/**
 * Runs two accessibility engines on every page and state of the last build, prints the findings, and writes
 * `reports/accessibility.json`.
 * @param isRecorded Whether to write the record that the accessibility statement quotes.
 * @returns The number of problems.
 */
export async function runAudit(isRecorded: boolean): Promise<number> {
  await using site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  const checks = planChecks()
  const outcomes = await audit({
    url: site.url + basePath,
    engines: [axe, equalAccess],
    checks,
    onProgress: (done) => done % 50 === 0 && console.log(`  ${done} of ${checks.length} pages`),
  })
  const violations = reportOutcomes('accessibility.json', outcomes)
  if (isRecorded) {
    const record = {
      date: new Date().toISOString().slice(0, 10),
      pages: new Set(checks.map(({ path }) => path)).size,
      checks: outcomes.reduce((sum, { checked }) => sum + checked, 0),
      violations,
    }
    writeFileSync(auditFile(process.cwd()), `${JSON.stringify(record)}\n`)
  }
  return violations
}
