import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import type { z } from 'zod'
import type { Fault } from '../faults/fault.ts'
import { readYaml } from '../faults/read-yaml.ts'
import { siteFolder } from '../process/site-folder.ts'
import { menusSchema, type Menus } from '../schemas/menus.ts'
import { redirectsSchema } from '../schemas/redirects.ts'
import { siteSchema, type SiteFields } from '../schemas/site.ts'
import { expandTexts, settled, type Placeholders } from './expand.ts'
import { sitePlaceholders } from './site-module.ts'

/** What a site's data files say, placeholders filled in; a part is absent where its file has faults. */
export interface SiteData {
  site: SiteFields | undefined
  menus: Menus | undefined
  redirects: Readonly<Record<string, string>>
  /** Absent where the firm isn't known. */
  placeholders: Placeholders | undefined
  faults: Fault[]
}

/**
 * Reads the data files of the site.
 * @param root The project's root.
 */
export function readSiteData(root: string): SiteData {
  const faults: Fault[] = []
  const folder = siteFolder(root)
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = `${folder}/${name}`
    const found = readYaml(root, file, schema)
    faults.push(...found.faults)
    return { file, ...found }
  }
  const site = read('site.yaml', siteSchema)
  const menus = read('menus.yaml', menusSchema)
  const hasRedirects = existsSync(path.join(root, folder, 'redirects.yaml'))
  const redirects = hasRedirects ? read('redirects.yaml', redirectsSchema) : undefined
  const placeholders = site.data && settled(placeholdersOf(site.data))
  const expanded = <Data>(source: {
    file: string
    data: Data
    lineOf: ReturnType<typeof readYaml>['lineOf']
  }) => expandTexts(source.data, placeholders, source, (fault) => faults.push(fault))
  const data = {
    site: expanded(site),
    menus: expanded(menus),
    redirects: redirects?.data ?? {},
  }
  faults.push(...centerFaults(root, site), ...circleFaults(site, placeholders))
  return { ...data, placeholders, faults }
}

const placeholdersOf = (site: SiteFields): Placeholders => ({
  ...sitePlaceholders(site),
  'terms.reply': site.replyTime,
})

/** Reports texts of the firm that stand for themselves, whichever way round. */
const circleFaults = (
  { file, lineOf }: { file: string; lineOf: (at: string[]) => number },
  placeholders: Placeholders = {},
): Fault[] =>
  Object.entries(placeholders).flatMap(([name, text]) => {
    const [, field = ''] = name.split('.')
    const problem = `{{${name}}} stands for itself; expected words`
    return Object.keys(placeholders).some((other) => text.includes(`{{${other}}}`))
      ? [{ file, line: lineOf([field]), field, problem }]
      : []
  })

/** Reports a center that is no place, or missing where there are pages of places. */
function centerFaults(
  root: string,
  { file, data, lineOf }: { file: string; data: SiteFields | undefined; lineOf: (at: string[]) => number },
): Fault[] {
  if (!data?.sections.includes('locations')) return []
  const folder = path.join(root, path.dirname(file), 'places')
  const places = (existsSync(folder) ? readdirSync(folder) : []).map((name) => name.replace(/\.json$/, ''))
  const fault = (problem: string): Fault[] => [{ file, line: lineOf(['center']), field: 'center', problem }]
  if (data.center === undefined)
    return fault('this is missing; with the section locations, expected the name of a file in places')
  if (places.includes(data.center)) return []
  return fault(
    `there is no places/${data.center}.json; the closest is ${closest(data.center, places) || '(none)'}`,
  )
}
