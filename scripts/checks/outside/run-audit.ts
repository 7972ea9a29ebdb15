import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { routes } from '../../../content/routes.ts'
import { serveSite } from '../../serve/static/serve-site.ts'
import { findBrowser } from '../../suite/find-browser.ts'
import { checkAccessibility } from './accessibility.ts'
import { checkFeeds } from './feeds.ts'
import { compare, type Outcome } from './finding.ts'
import { checkLinks } from './links.ts'
import { checkMarkup } from './markup.ts'

/** Names of findings that are known and accepted: none. */
const baselineFile = 'scripts/checks/outside/baseline.json'

/**
 * Has every tool look at the last build as it is served, prints what it finds beyond the baseline, and writes
 * `reports/outside.json`.
 * @returns How much is wrong: new findings, entries of the baseline that nobody finds, tools that did nothing.
 */
export async function runAudit(): Promise<number> {
  const outcomes = await askTools()
  const findings = outcomes.flatMap((outcome) => outcome.findings)
  const { fresh, stale } = compare(findings, JSON.parse(readFileSync(baselineFile, 'utf8')) as string[])
  const idle = outcomes.filter(({ checked }) => checked === 0)
  const problems = [
    ...fresh.map(({ tool, path, rule, message }) => `${path}: ${tool} ${rule}: ${message}`),
    ...stale.map((name) => `${name}: in the baseline, but nobody finds it any more`),
    ...idle.map(({ tool }) => `${tool} has looked at nothing`),
  ]
  for (const { tool, checked, findings: found } of outcomes)
    console.log(`${tool.padEnd(16)} ${String(checked).padStart(6)} checked ${found.length} found`)
  for (const problem of problems) console.log(problem)
  const passed = outcomes.reduce((sum, { checked }) => sum + checked, 0)
  mkdirSync('reports', { recursive: true })
  const report = { passed, failed: problems.length, outcomes }
  writeFileSync('reports/outside.json', JSON.stringify(report, null, 2))
  return problems.length
}

async function askTools(): Promise<Outcome[]> {
  const paths = [...routes, '/404.html']
  const site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  try {
    return [
      await checkMarkup(site.url, paths),
      await checkFeeds(site.url),
      await checkLinks(site.url, paths),
      ...(await checkAccessibility(site.url, paths, findBrowser())),
    ]
  } finally {
    await site.close()
  }
}
