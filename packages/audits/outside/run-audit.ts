import { basePath } from '../../../model/base-path.ts'
import { serveSite } from '../../../engine/serve/static/serve-site.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { reportOutcomes } from '../outcome.ts'
import { builtPaths } from '../site/built-paths.ts'
import { checkAccessibility } from './accessibility.ts'
import { checkLinks } from './links.ts'
import { checkMarkup } from './markup.ts'

/**
 * Serves the last build, runs every tool on it, prints the findings, and writes `reports/outside.json`.
 * @returns The number of problems.
 */
export async function runAudit(): Promise<number> {
  const paths = builtPaths()
  await using site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  const origin = site.url + basePath
  return reportOutcomes('outside.json', [
    await checkMarkup(origin, paths),
    await checkLinks(origin, paths),
    ...(await checkAccessibility(origin, paths, findBrowser())),
  ])
}
