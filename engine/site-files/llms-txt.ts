import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Content } from '../content/content.ts'
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { words } from '../../.site/words/site-map.ts'
import { corePaths, ownPagePath, ownPageSlugs, routes } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { madeUpLine, withoutMadeUpLine } from './made-up.ts'
import type { ListedPage } from './pages.ts'
import { twinPath } from '../head/seo.ts'

/** The beginning of llms.txt and llms-full.txt. */
const llmsHead = (): string => `# ${site.name}\n\n> ${site.tagline}.\n\n${madeUpLine && `${madeUpLine}\n\n`}`

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

/**
 * Writes all pages as Markdown in one file, llms-full.txt, in the order of the routes; as a stream, since it need not
 * fit into memory.
 * @param folder The site's folder, with the Markdown of each page.
 */
export const writeLlmsFullTxt = (folder: string): Promise<void> =>
  pipeline(partsOf(folder), createWriteStream(join(folder, 'llms-full.txt')))

function* partsOf(folder: string): Generator<string> {
  yield llmsHead()
  let separator = ''
  for (const route of routes) {
    const text = readFileSync(join(folder, twinPath(route)), 'utf8')
    yield `${separator}<!-- ${site.url}${route} -->\n\n${withoutMadeUpLine(text)}`
    separator = '\n'
  }
}
