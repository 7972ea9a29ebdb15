import type { Content } from '../content/content.ts'
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { words } from '../../.site/words/site-map.ts'
import { corePaths, ownPagePath, ownPageSlugs } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { madeUpLine } from './made-up.ts'
import type { ListedPage } from './pages.ts'

/** The beginning of llms.txt and llms-full.txt. */
export const llmsHead = (): string =>
  `# ${site.name}\n\n> ${site.tagline}.\n\n${madeUpLine && `${madeUpLine}\n\n`}`

const line = ({ path, title, card }: ListedPage): string =>
  `- [${title.replace(/[[\]]/g, '')}](${site.url}${path}): ${card}`

/** llms.txt (https://llmstxt.org): title, summary, sections of links with notes. */
export function llmsTxt(pages: readonly ListedPage[], content: Content): string {
  const under = (prefix: string) => pages.filter(({ path }) => path.startsWith(prefix) && path !== prefix)
  const legal = new Set<string>(content.legal.map(({ path }) => path))
  const core = new Set<string>([...corePaths, ...ownPageSlugs.map(ownPagePath)])
  const main = pages.filter(({ path }) => core.has(path) && !legal.has(path))
  const names = interfaceTexts.pages
  const sections: [string, ListedPage[]][] = [
    [words.main, main],
    [names.services, under('/services/')],
    [words.caseStudies, under('/case-studies/')],
    [names.blog, under('/blog/')],
    [names.locations, under('/locations/')],
    [words.jobs, under('/careers/')],
    // The format gives this name a meaning, so it is not translated.
    ['Optional', pages.filter(({ path }) => legal.has(path))],
  ]
  const body = sections
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `## ${name}\n\n${list.map(line).join('\n')}\n`)
    .join('\n')
  return `${llmsHead()}${body}`
}
