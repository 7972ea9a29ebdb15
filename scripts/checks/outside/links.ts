import { check, LinkState } from 'linkinator'
import { site } from '../../../content/site.ts'
import type { Outcome } from './finding.ts'

const tool = 'linkinator'

/**
 * Follows every link of the served site, with its fragment. Absolute addresses of the site, as in the head, are
 * asked for here; those of others are not asked for at all.
 */
export async function checkLinks(origin: string, paths: readonly string[]): Promise<Outcome> {
  const { links } = await check({
    path: paths.map((path) => origin + path),
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${site.url.replaceAll('.', String.raw`\.`)}`), replacement: origin },
    ],
    // Asked before an address is written anew, and after.
    linksToSkip: async (link) => !link.startsWith(origin) && !link.startsWith(site.url),
    checkFragments: true,
    checkCss: true,
    redirects: 'error',
    concurrency: 20,
  })
  const asked = links.filter(({ state }) => state !== LinkState.SKIPPED)
  return {
    tool,
    checked: asked.length,
    findings: asked
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status, parent = '' }) => ({
        tool,
        path: parent.replace(origin, ''),
        rule: 'broken',
        message: `${url.replace(origin, '')} answers ${status ?? 'nothing'}`,
      })),
  }
}
