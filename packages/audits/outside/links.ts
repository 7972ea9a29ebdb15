import { check, LinkState } from 'linkinator'
import { site } from '../../../model/site.ts'
import type { Outcome } from '../outcome.ts'

/**
 * Follows every link on the served site, including its fragment. Absolute addresses of the site, such as those in the
 * head, are requested from the local server. Links to other sites are not requested.
 */
export async function checkLinks(origin: string, paths: readonly string[]): Promise<Outcome> {
  // linkinator would ask the machine's proxy for the local server's pages.
  process.env['no_proxy'] = '*'
  const { links } = await check({
    path: paths.map((path) => origin + path),
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${site.url.replaceAll('.', String.raw`\.`)}`), replacement: origin },
    ],
    // Called both before and after an address is rewritten.
    linksToSkip: async (link) => !link.startsWith(origin) && !link.startsWith(site.url),
    checkFragments: true,
    checkCss: true,
    redirects: 'error',
    concurrency: 20,
  })
  const asked = links.filter(({ state }) => state !== LinkState.SKIPPED)
  return {
    tool: 'linkinator',
    checked: asked.length,
    findings: asked
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status, parent = '' }) => ({
        path: parent.replace(origin, ''),
        rule: 'broken',
        message: `${url.replace(origin, '')} answers ${status ?? 'nothing'}`,
      })),
  }
}
