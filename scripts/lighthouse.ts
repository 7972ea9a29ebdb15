import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { routes } from '../content/routes.ts'
import { medianOf, missesOf, readBudget } from './lighthouse/budget.ts'
import { formatMisses, formatTable, type PageResult } from './lighthouse/figures.ts'
import { measure, type Device, type Run } from './lighthouse/measure.ts'
import { reportName, summaryPage } from './lighthouse/summary-page.ts'
import { findBrowser } from './testing/find-browser.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    device: { type: 'string', multiple: true, default: ['mobile', 'desktop'] },
  },
})
const runs = Number(options.runs)
const listed = new Set<string>(routes)
const unknown = positionals.filter((route) => !listed.has(route))
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(
    `Not a route: ${unknown.join(', ') || '-'}. Usage: npm run lighthouse -- [--all] [--runs=3] [ROUTE…]`,
  )
  process.exit(2)
}

const budget = readBudget()
const paths = positionals.length > 0 ? positionals : options.all ? [...routes] : budget.paths
const devices = options.device as Device[]
const browser = findBrowser()
const folder = path.resolve('reports/lighthouse')
const summaryFile = path.join(folder, 'summary.json')
mkdirSync(folder, { recursive: true })

/** The site in a process of its own, so that serving does not share the measuring one's time. */
const server = spawn(process.execPath, ['scripts/preview.ts'], {
  env: { ...process.env, PORT: '4179', HOST: 'localhost' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise<void>((resolve, reject) => {
  server.stdout.on('data', (text) => /http:\/\/localhost:\d+/.test(String(text)) && resolve())
  server.once('exit', (code) => reject(new Error(`The preview server ended with ${code}.`)))
})

const results: PageResult[] = []
const total = paths.length * devices.length * runs
let done = 0
try {
  for (const device of devices) {
    for (const page of paths) {
      const measured: Run[] = []
      for (let run = 0; run < runs; run += 1) {
        measured.push(
          await measure({
            url: `http://localhost:4179${page}`,
            device,
            browser,
            chromeFlags: budget.chromeFlags,
          }),
        )
        done += 1
        if (process.stdout.isTTY) process.stdout.write(`\r${done}/${total} ${page}\u001b[K`)
      }
      const middle = medianOf(measured)
      const last = measured.at(-1)
      const result: PageResult = {
        path: page,
        device,
        measured: middle,
        misses: missesOf(middle, budget.assertions),
        lost: last?.lost ?? [],
      }
      writeFileSync(path.join(folder, reportName(result)), last?.html ?? '')
      results.push(result)
    }
  }
} finally {
  server.kill()
}

const previous = existsSync(summaryFile)
  ? (JSON.parse(readFileSync(summaryFile, 'utf8')) as PageResult[])
  : []
writeFileSync(path.join(folder, 'index.html'), summaryPage(results, previous))
writeFileSync(summaryFile, JSON.stringify(results))
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
