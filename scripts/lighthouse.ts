/** Lighthouse over the last build, against lighthouserc.json: `npm run lighthouse` and its relatives. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../content/routes.ts'
import { readBudget } from './lighthouse/budget.ts'
import { formatMisses, formatTable, type PageResult } from './lighthouse/figures.ts'
import { nameBuild, readLedger, record, resultOf, writeLedger } from './lighthouse/ledger.ts'
import { measure } from './lighthouse/measure.ts'
import { readPlan, usage, type Plan } from './lighthouse/plan.ts'
import { showProgress } from './lighthouse/progress.ts'
import { quietMoment } from './lighthouse/quiet-moment.ts'
import { runPages } from './lighthouse/run-pages.ts'
import { reportName, summaryPage } from './lighthouse/summary-page.ts'
import { temporaryCertificate } from './server/certificate.ts'
import { startHost } from './server/start-host.ts'
import { findBrowser } from './testing/find-browser.ts'

const site = path.resolve('dist/client')
const folder = path.resolve('reports/lighthouse')
const ledgerFile = path.resolve('.cache/lighthouse/ledger.json')
const millisecondsPerDay = 86_400_000
/** How long a retry waits for other work on the machine to end, and all of them together, in seconds. */
const longestWait = 20
let patience = 60

const budget = readBudget()
const plan = readPlanOrExit()
const browser = findBrowser()
mkdirSync(folder, { recursive: true })

const reportOf = (result: PageResult) => path.join(folder, reportName(result))
let ledger = readLedger(ledgerFile, nameBuild(site, routes))
ledger = { ...ledger, results: ledger.results.filter((result) => existsSync(reportOf(result))) }

const tasks = plan.resume
  ? plan.tasks.filter((task) => (resultOf(ledger.results, task)?.runs ?? 0) < plan.runs)
  : plan.tasks
const certificate = temporaryCertificate()
const host = await startHost({ site, certificate })
const chromeFlags = [
  ...budget.chromeFlags,
  ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : []),
]
const progress = showProgress(tasks.length)
const lastRetry = performance.now() + plan.retryMinutes * 60_000
const shown = new Set<string>()
try {
  await runPages({
    tasks,
    runs: plan.runs,
    attempts: plan.attempts,
    assertions: budget.assertions.filter(({ id }) => !plan.shownOnly.includes(id)),
    run: async ({ path: page, device }) => {
      progress.begin(`${page} (${device})`)
      return measure({ url: `${host.url}${page}`, device, browser, chromeFlags })
    },
    mayRetry: async () => {
      patience -= await quietMoment(Math.min(longestWait, patience))
      return performance.now() < lastRetry
    },
    onResult: ({ html, ...result }) => {
      writeFileSync(reportOf(result), html)
      ledger = record(ledger, result)
      writeLedger(ledgerFile, ledger)
      const name = `${result.path} (${result.device})`
      if (!shown.has(name)) progress.end(name)
      shown.add(name)
    },
  })
} finally {
  host.stop()
}

writeFileSync(path.join(folder, 'index.html'), summaryPage(ledger.results, ledger.previous))
const results = plan.tasks.flatMap((task) => resultOf(ledger.results, task) ?? [])
const failed = results.filter(({ misses }) => misses.length > 0)
writeFileSync(
  'reports/lighthouse.json',
  JSON.stringify({ numPassedTests: results.length - failed.length, numTotalTests: results.length }),
)
console.log(`\n${formatTable(results)}\n\nReports: ${path.relative('.', folder)}/index.html`)
if (failed.length > 0) {
  console.error(`\n${formatMisses(failed)}`)
  process.exitCode = 1
}

function readPlanOrExit(): Plan {
  const day = Math.floor(Date.now() / millisecondsPerDay)
  try {
    return readPlan(process.argv.slice(2), { routes, templates: budget.paths, day })
  } catch (error) {
    console.error(`${(error as Error).message}.\n\n${usage}`)
    return process.exit(2)
  }
}
