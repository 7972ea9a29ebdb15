import { crawlers } from '../../model/crawlers.ts'
import { placedFolders } from '../languages/placed.ts'
import { site } from '../../model/site.ts'

const group = (agents: readonly string[], rule: string): string =>
  `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}${rule}\n`

/** robots.txt (RFC 9309). */
export const robotsTxt = (): string =>
  [
    group(['*'], 'Allow: /'),
    group(crawlers.answering, 'Allow: /'),
    group(crawlers.training, crawlers.allowTraining ? 'Allow: /' : 'Disallow: /'),
    ['', ...placedFolders.map((folder) => `/${folder}`)]
      .map((folder) => `Sitemap: ${site.url}${folder}/sitemap.xml\n`)
      .join(''),
  ].join('\n')
