import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import type { z } from 'zod'
import { faultIn, type Fault, type Source } from '../faults/fault.ts'
import { readYaml } from '../faults/read-yaml.ts'
import { languageFaults } from './check-languages.ts'
import { regional } from '../../model/regional.ts'
import { siteFolder } from '../process/site-folder.ts'
import { menusSchema } from '../schemas/menus.ts'
import { pricesSchema } from '../schemas/prices.ts'
import { redirectsSchema } from '../schemas/redirects.ts'
import { siteSchema, type SiteFields } from '../schemas/site.ts'
import { expandTexts, settled, type Placeholders } from './expand.ts'
import { pricesOf, type PriceWords } from './prices.ts'
import { sitePlaceholders } from './site-module.ts'
import { readWords, wordsOf } from './words.ts'

/**
 * Reads the site's data files.
 * @returns The data, with placeholders filled in except in the words. Files with faults have no data.
 * @throws {ContentError} If the theme's original words have faults.
 */
export function readSiteData(root: string) {
  const faults: Fault[] = []
  const folder = siteFolder(root)
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const found = readYaml(root, `${folder}/${name}`, schema)
    faults.push(...found.faults)
    return found
  }
  const readIfThere = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    existsSync(path.join(root, folder, name)) ? read(name, schema) : undefined
  const site = read('site.yaml', siteSchema)
  const menus = read('menus.yaml', menusSchema)
  const redirects = readIfThere('redirects.yaml', redirectsSchema)
  const listed = readIfThere('prices.yaml', pricesSchema)
  const words = readWords(root, site.data?.language ?? 'en')
  faults.push(...words.faults)

  const { language = 'en', currency = 'USD', address } = site.data ?? {}
  const options = {
    language: address ? regional(language, address.country) : language,
    currency,
    words: wordsOf(words.files)['prices'] as unknown as PriceWords,
  }
  const given = pricesOf(listed?.data, options)
  const placeholders =
    site.data &&
    settled({ ...sitePlaceholders(site.data), ...given.placeholders, 'terms.reply': site.data.replyTime })
  const expanded = <Data>(source: Source & { data: Data }): Data =>
    expandTexts(source.data, placeholders, source, (fault) => faults.push(fault))
  if (site.data) faults.push(...languageFaults(root, { ...site, data: site.data }))
  faults.push(...centerFaults(root, site), ...circleFaults(placeholders, { site, terms: listed }))
  return {
    site: expanded(site),
    menus: expanded(menus),
    redirects: redirects?.data ?? {},
    prices: listed ? pricesOf(expanded(listed), options) : given,
    words: words.files,
    /** Absent if site.yaml has faults. */
    placeholders,
    faults,
  }
}

/** Reports placeholders that refer to themselves, directly or through others. */
function circleFaults(
  placeholders: Placeholders = {},
  sources: Readonly<Record<string, Source | undefined>>,
): Fault[] {
  const names = Object.keys(placeholders)
  return Object.entries(placeholders).flatMap(([name, text]) => {
    const [group = '', field = ''] = name.split('.')
    const source = sources[group]
    if (!source || !names.some((other) => text.includes(`{{${other}}}`))) return []
    const at = group === 'terms' ? [group, field] : [field]
    return [faultIn(source, at, `{{${name}}} refers to itself; expected text`)]
  })
}

/** If the site has place pages, reports a missing or unknown center. */
function centerFaults(root: string, source: Source & { data: SiteFields | undefined }): Fault[] {
  const { file, data } = source
  if (!data?.sections.includes('locations')) return []
  const folder = path.join(root, path.dirname(file), 'places')
  const places = globSync('*.json', { cwd: folder }).map((name) => name.slice(0, -'.json'.length))
  const fault = (problem: string): Fault[] => [faultIn(source, ['center'], problem)]
  if (data.center === undefined)
    return fault('this is missing; the section locations needs the name of a file in places')
  if (places.includes(data.center)) return []
  return fault(
    `there is no places/${data.center}.json; the closest is ${closest(data.center, places) || '(none)'}`,
  )
}
