import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demonstration } from '../../../.site/site.ts'
import { site } from '../../../model/site.ts'
import { siteFolder } from '../../process/site-folder.ts'
import {
  openPointsOfRealFirm,
  openPointsOfSite,
  openPointsOfStarter,
  openPointsOfTexts,
  type OpenPoint,
} from './placeholders.ts'

/** Everything that the owner still has to replace, in the configuration and in the texts of the site. */
export function openPoints(root: string): OpenPoint[] {
  const folder = siteFolder(root)
  const texts = globSync('**/*.{md,yaml}', { cwd: path.join(root, folder), exclude: ['parts/**'] })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  return [
    ...openPointsOfSite(site, demonstration),
    ...openPointsOfRealFirm(readFileSync(path.join(root, folder, 'site.yaml'), 'utf8')),
    ...openPointsOfTexts(texts.filter(({ file }) => file.startsWith(`${folder}/legal/`))),
    ...openPointsOfStarter(texts),
  ]
}
