import { crawlers } from '../../model/crawlers.ts'
import { site } from '../../model/site.ts'

const group = (agents: readonly string[], rule: string): string =>
  `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}${rule}\n`

/** robots.txt (RFC 9309). */
export const robotsTxt = (): string =>
  [
    group(['*'], 'Allow: /'),
    group(crawlers.answering, 'Allow: /'),
    group(crawlers.training, crawlers.allowTraining ? 'Allow: /' : 'Disallow: /'),
    `Sitemap: ${site.url}/sitemap.xml\n`,
  ].join('\n')
