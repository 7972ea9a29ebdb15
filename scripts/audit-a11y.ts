import { mkdirSync, writeFileSync } from 'node:fs'
import { audit, planChecks } from './checks/accessibility/audit.ts'
import { formatFindings, formatTable, summarize } from './checks/accessibility/report.ts'
import { serveSite } from './serve/static/serve-site.ts'
import { findBrowser } from './suite/find-browser.ts'

const site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
try {
  const checks = planChecks()
  const results = await audit({
    url: site.url,
    browser: findBrowser(),
    checks,
    workers: 2,
    onProgress: (done) => done % 50 === 0 && console.log(`  ${done} of ${checks.length} pages`),
  })
  const rows = summarize(results)
  const failed = results.filter(({ findings }) => findings.length > 0).length
  console.log(`${formatTable(rows)}\n${formatFindings(results)}`)
  mkdirSync('reports', { recursive: true })
  const report = { numPassedTests: results.length - failed, numTotalTests: results.length, rows }
  writeFileSync('reports/accessibility.json', JSON.stringify(report, null, 2))
  if (process.argv.includes('--record')) {
    // The accessibility statement quotes it.
    const record = {
      date: new Date().toISOString().slice(0, 10),
      pages: new Set(results.map(({ path }) => path)).size,
      checks: results.length,
      violations: rows.reduce((sum, { violations }) => sum + violations, 0),
    }
    writeFileSync('content/accessibility-audit.json', `${JSON.stringify(record)}\n`)
  }
  console.log(`${results.length} checks of ${checks.length} pages and states, ${failed} with a violation`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await site.close()
}
