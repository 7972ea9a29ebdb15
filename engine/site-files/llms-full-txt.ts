import { readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { twinPath } from '../head/seo.ts'
import { llmsHead } from './llms-txt.ts'
import { withoutMadeUpLine } from './made-up.ts'
import { writeInParts } from '../process/write-in-parts.ts'

/**
 * Writes all pages as Markdown in one file, llms-full.txt, in the order of the routes.
 * @param folder The site's folder, with the Markdown of each page.
 */
export function writeLlmsFullTxt(folder: string): void {
  writeInParts(path.join(folder, 'llms-full.txt'), partsOf(folder))
}

function* partsOf(folder: string): Generator<string> {
  yield llmsHead()
  let separator = ''
  for (const route of routes) {
    const text = readFileSync(path.join(folder, twinPath(route)), 'utf8')
    yield `${separator}<!-- ${site.url}${route} -->\n\n${withoutMadeUpLine(text)}`
    separator = '\n'
  }
}
