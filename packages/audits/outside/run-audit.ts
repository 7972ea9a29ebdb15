import { basePath } from '../../../model/base-path.ts'
import { serveSite } from '../../../engine/serve/static/serve-site.ts'
import { audit } from '../accessibility/audit.ts'
import { equalAccess, htmlCodeSniffer } from '../accessibility/engines.ts'
import { reportOutcomes } from '../outcome.ts'
import { builtPaths } from '../site/built-paths.ts'
import { checkLinks } from './links.ts'
import { checkMarkup } from './markup.ts'

/** The widths of a phone and a desktop, in CSS pixels. */
const widths = [390, 1280]

/**
 * Serves the last build, runs every tool on it, prints the findings, and writes `reports/outside.json`.
 * @returns The number of problems.
 */
export async function runAudit(): Promise<number> {
  const paths = builtPaths()
  await using site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  const origin = site.url + basePath
  const checks = widths.flatMap((width) =>
    paths.map((path) => ({
      path,
      theme: 'light' as const,
      scenario: { name: `${width} px`, width, enter: async () => {} },
    })),
  )
  // `npm run audit:a11y` runs axe.
  const engines = [equalAccess, htmlCodeSniffer]
  return reportOutcomes('outside.json', [
    await checkMarkup(origin, paths),
    await checkLinks(origin, paths),
    ...(await audit({ url: origin, engines, checks })),
  ])
}
