import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basePath } from '../../../model/base-path.ts'
import { serveSite } from '../../../engine/serve/static/serve-site.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { placedFolders } from '../../../engine/languages/placed.ts'
import { builtPaths } from '../site/built-paths.ts'
import { builtFolder } from '../site/built-site.ts'
import { checkAccessibility } from './accessibility.ts'
import { checkFeeds } from './feeds.ts'
import { compare, type Outcome } from './finding.ts'
import { checkLinks } from './links.ts'
import { checkMarkup } from './markup.ts'

/** The names of accepted findings; there are none. */
const baselineFile = 'packages/audits/outside/baseline.json'

/**
 * Serves the last build, runs every tool on it, prints the findings that are not in the baseline, and writes
 * `reports/outside.json`.
 * @returns The number of problems: new findings, baseline entries without findings, and tools that checked nothing.
 */
export async function runAudit(): Promise<number> {
  const outcomes = await askTools()
  const findings = outcomes.flatMap((outcome) => outcome.findings)
  const { fresh, stale } = compare(findings, JSON.parse(readFileSync(baselineFile, 'utf8')) as string[])
  const idle = outcomes.filter(({ checked }) => checked === 0)
  const problems = [
    ...fresh.map(({ tool, path, rule, message }) => `${path}: ${tool} ${rule}: ${message}`),
    ...stale.map((name) => `${name}: in the baseline, but no longer found`),
    ...idle.map(({ tool }) => `${tool} checked nothing`),
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
  const paths = builtPaths()
  const withFeeds = ['', ...placedFolders.map((folder) => `/${folder}`)].filter((folder) =>
    existsSync(`${builtFolder}${folder}/feed.xml`),
  )
  const site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  const origin = site.url + basePath
  try {
    return [
      await checkMarkup(origin, paths),
      ...(withFeeds.length > 0 ? [await checkFeeds(origin, withFeeds)] : []),
      await checkLinks(origin, paths),
      ...(await checkAccessibility(origin, paths, findBrowser())),
    ]
  } finally {
    await site.close()
  }
}
