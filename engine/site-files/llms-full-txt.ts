import { createWriteStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { routes } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { twinPath } from '../head/seo.ts'
import { llmsHead } from './llms-txt.ts'
import { withoutMadeUpLine } from './made-up.ts'

/**
 * Writes all pages as Markdown in one file, llms-full.txt, in the order of the routes; as a stream, since it need not
 * fit into memory.
 * @param folder The site's folder, with the Markdown of each page.
 */
export const writeLlmsFullTxt = (folder: string): Promise<void> =>
  pipeline(partsOf(folder), createWriteStream(path.join(folder, 'llms-full.txt')))

function* partsOf(folder: string): Generator<string> {
  yield llmsHead()
  let separator = ''
  for (const route of routes) {
    const text = readFileSync(path.join(folder, twinPath(route)), 'utf8')
    yield `${separator}<!-- ${site.url}${route} -->\n\n${withoutMadeUpLine(text)}`
    separator = '\n'
  }
}
