import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { faultIn, type Fault } from '../faults/fault.ts'
import { parseYaml } from '../faults/read-yaml.ts'
import { siteFolder } from '../process/site-folder.ts'
import type { OwnPage } from '../schemas/blocks/own-page.ts'
import type { Entry } from './entry.ts'

/** The folder of a site's downloads. */
export const publicFolder = (root: string): string => path.join(root, siteFolder(root), 'public')

/** Reports downloads that are not in the folder `public`. */
export function documentFaults(root: string, pages: readonly Entry<string, OwnPage>[]): Fault[] {
  const folder = publicFolder(root)
  return pages.flatMap(({ file, fields }) => {
    const missing = fields.blocks.flatMap((block, index) =>
      block.type === 'download'
        ? block.items.flatMap(({ document }, item) =>
            existsSync(path.join(folder, document))
              ? []
              : { document, at: ['blocks', index, 'items', item, 'document'] },
          )
        : [],
    )
    if (missing.length === 0) return []
    const source = parseYaml(file, readFileSync(path.join(root, file), 'utf8'))
    const known = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'))
    return missing.map(({ document, at }) => {
      const near = closest(document, known)
      const hint = near ? `the closest is ${near}` : 'put the file there'
      return faultIn(source, at, `there is no public/${document}; ${hint}`)
    })
  })
}
