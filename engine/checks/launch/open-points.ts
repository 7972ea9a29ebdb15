import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../../model/site.ts'
import { siteFolder } from '../../process/site-folder.ts'
import { openPointsOfSite, openPointsOfStarter, openPointsOfTexts, type OpenPoint } from './placeholders.ts'

const textsIn = (folder: string) =>
  globSync('*.{md,yaml}', { cwd: folder })
    .toSorted()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Everything that the owner still has to replace, in the configuration and in the texts of the site. */
export function openPoints(root: string): OpenPoint[] {
  const textsOf = (kind: string) => textsIn(path.join(siteFolder(root), kind))
  return [
    ...openPointsOfSite(site),
    ...openPointsOfTexts(textsOf('legal')),
    ...['pages', 'services', 'blog'].flatMap((kind) => openPointsOfStarter(textsOf(kind))),
  ]
}
