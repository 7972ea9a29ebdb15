import { existsSync } from 'node:fs'
import { basePath } from '../../../model/base-path.ts'
import { serveSite } from '../../../engine/serve/static/serve-site.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { placedFolders } from '../../../engine/languages/placed.ts'
import { builtPaths } from '../site/built-paths.ts'
import { builtFolder } from '../site/built-site.ts'
import { checkAccessibility } from './accessibility.ts'
import { checkFeeds } from './feeds.ts'
import { checkLinks } from './links.ts'
import { checkMarkup } from './markup.ts'
import type { Outcome } from './outcome.ts'
import { writeReport } from '../write-report.ts'

/**
 * Serves the last build, runs every tool on it, prints the findings, and writes `reports/outside.json`.
 * @returns The number of problems: findings, and tools that checked nothing.
 */
export async function runAudit(): Promise<number> {
  const outcomes = await askTools()
  const problems = outcomes.flatMap(({ tool, checked, findings }) => [
    ...findings.map(({ path, rule, message }) => `${path}: ${tool} ${rule}: ${message}`),
    ...(checked === 0 ? [`${tool} checked nothing`] : []),
  ])
  for (const { tool, checked, findings: found } of outcomes)
    console.log(`${tool.padEnd(16)} ${String(checked).padStart(6)} checked ${found.length} found`)
  for (const problem of problems) console.log(problem)
  const passed = outcomes.reduce((sum, { checked }) => sum + checked, 0)
  writeReport('outside.json', { passed, failed: problems.length, outcomes })
  return problems.length
}

async function askTools(): Promise<Outcome[]> {
  const paths = builtPaths()
  const withFeeds = ['', ...placedFolders.map((folder) => `/${folder}`)].filter((folder) =>
    existsSync(`${builtFolder}${folder}/feed.xml`),
  )
  await using site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  const origin = site.url + basePath
  return [
    await checkMarkup(origin, paths),
    ...(withFeeds.length > 0 ? [await checkFeeds(origin, withFeeds)] : []),
    await checkLinks(origin, paths),
    ...(await checkAccessibility(origin, paths, findBrowser())),
  ]
}
