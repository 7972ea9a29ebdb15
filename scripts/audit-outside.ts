/**
 * Tools that others made look at the site as it is served: `npm run audit:outside`. What they find must be in
 * scripts/checks/outside/baseline.json, and what stands there must still be found; it is empty.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { routes } from '../content/routes.ts'
import { checkAccessibility } from './checks/outside/accessibility.ts'
import { checkFeeds } from './checks/outside/feeds.ts'
import { compare, type Outcome } from './checks/outside/finding.ts'
import { checkLinks } from './checks/outside/links.ts'
import { checkMarkup } from './checks/outside/markup.ts'
import { serveSite } from './serve/static/serve-site.ts'
import { findBrowser } from './suite/find-browser.ts'

const baseline = JSON.parse(readFileSync('scripts/checks/outside/baseline.json', 'utf8')) as string[]
const paths = [...routes, '/404.html']
const site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
try {
  const outcomes: Outcome[] = [
    await checkMarkup(site.url, paths),
    await checkFeeds(site.url),
    await checkLinks(site.url, paths),
    ...(await checkAccessibility(site.url, paths, findBrowser())),
  ]
  for (const { tool, checked, findings } of outcomes)
    console.log(
      `${tool.padEnd(16)} ${String(checked).padStart(6)} checked ${String(findings.length).padStart(4)} found`,
    )
  const { fresh, stale } = compare(
    outcomes.flatMap(({ findings }) => findings),
    baseline,
  )
  for (const { tool, path, rule, message } of fresh) console.log(`${path}: ${tool} ${rule}: ${message}`)
  for (const name of stale) console.log(`${name}: in the baseline, but nobody finds it any more`)
  // A tool that has looked at nothing has failed.
  const idle = outcomes.filter(({ checked }) => checked === 0)
  for (const { tool } of idle) console.log(`${tool} has looked at nothing`)
  const failed = fresh.length + stale.length + idle.length
  const passed = outcomes.reduce((sum, { checked }) => sum + checked, 0)
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/outside.json', JSON.stringify({ passed, failed, outcomes }, null, 2))
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await site.close()
}
