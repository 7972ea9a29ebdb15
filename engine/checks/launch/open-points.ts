import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { byMail, demonstration } from '../../../.site/site.ts'
import { passed } from '../../../.site/notice.ts'
import { declared } from '../../../.site/pages.ts'
import { sections, site } from '../../../model/site.ts'
import { layeredFiles } from '../../languages/layers.ts'
import { placedFolders } from '../../languages/placed.ts'
import { languageFolder } from '../../languages/language-folder.ts'
import { readIfThere } from '../../process/read-if-there.ts'
import { ownFolder, siteFolder } from '../../process/site-folder.ts'
import type { SiteFields } from '../../schemas/site.ts'
import { sectionOfFolder } from '../../../model/entry-folders.ts'
import {
  openCopies,
  openPointsOfCity,
  openPointsOfLanguage,
  openPointsOfStarter,
  openPointsOfTexts,
  openSettings,
  settingsFile,
  type Identity,
  type OpenPoint,
  type StarterText,
} from './placeholders.ts'

/** Everything that the owner still has to replace in the site's settings and texts. */
export function openPoints(root: string): OpenPoint[] {
  const folder = siteFolder(root)
  const isOwn = folder === ownFolder
  const texts = globSync('**/*.{md,yaml}', { cwd: path.join(root, folder), exclude: ['parts/**'] })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((file) => !isOff(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, folder, file), 'utf8') }))
  const textOf: Texts = new Map(texts.map(({ file, text }) => [file, text]))
  const starters = textsOfStarters(root)
  const city = site.address.locality
  const sample = readIfThere(path.join(root, 'sites/spanwright/site.yaml'))
  return [
    ...openSettings({
      site,
      isMadeUp: demonstration,
      passed,
      sample: sample === undefined ? undefined : (parse(sample) as Identity),
      byMail,
      hasLegalName: /^legalName:/m.test(textOf.get(settingsFile) ?? ''),
    }),
    ...openPointsOfTexts(texts.filter(({ file }) => asInMain(file).startsWith('legal/'))),
    ...openCopies(
      texts.filter(({ file, text }) => file === 'prices.yaml' && hasPrices.test(text)),
      starters,
      { key: 'work', advice: 'what your firm charges' },
    ),
    ...openCopies(
      texts.filter(({ file }) => file.startsWith('locations/')),
      starters.filter((starter) => starter.city !== city),
      { key: 'place', advice: 'write about a place where your firm works, or delete the file' },
    ),
    ...openPointsOfCity(
      // The time zone's name may contain the starter's city.
      texts.filter(({ file }) => isOwn && !file.endsWith(settingsFile)),
      { city, state: site.address.regionName },
      starters,
    ),
    ...openPointsOfLanguage(
      texts.filter(({ file }) => asInMain(file) === file),
      site.language,
      starters.filter(({ isMain }) => isMain && isOwn),
    ),
    ...copies(textOf, folder),
    ...untranslatedFields(textOf),
    ...openPointsOfStarter(texts),
    ...lackingNotice(textOf.get('menus.yaml') ?? ''),
    ...emptySections([...textOf.keys()]),
  ].map((point) => ({ ...point, file: `${folder}/${point.file}` }))
}

/** Texts by their files. */
type Texts = ReadonlyMap<string, string>

/** What the law of a country calls the page that says who runs a site, as in its address, and the text to begin with. */
const notices: Readonly<Record<string, readonly [name: RegExp, start: string]>> = {
  AT: [/impressum/i, 'impressum-oesterreich'],
  DE: [/impressum/i, 'impressum'],
  FR: [/mentions[- ]l[ée]gales/i, 'mentions-legales'],
}

/** The menu lacks the page that the law of the firm's country wants within reach of every other. */
function lackingNotice(menus: string): OpenPoint[] {
  const [name, key = ''] = notices[site.address.country] ?? []
  if (!name || name.test(menus)) return []
  const advice = `the law asks for it: copy docs/starting-points/${key}.yaml to pages, fill it in, and add it to a menu`
  return [{ file: 'menus.yaml', key, value: '(missing)', advice }]
}

const hasPrices = /^ *(?:from|hours):/m

/** Texts of a further language that are still the main one's; redirects may well be the same. */
const copies = (textOf: Texts, folder: string): OpenPoint[] =>
  [...textOf].flatMap(([file, text]) => {
    const main = asInMain(file)
    return main !== file && textOf.get(main) === text && main !== 'redirects.yaml'
      ? [{ file, key: 'language', value: `same as ${folder}/${main}`, advice: 'its translation' }]
      : []
  })

/** The fields of site.yaml and prices.yaml that visitors read. */
interface Worded {
  tagline?: string
  hours?: string
  replyTime?: string
  notice?: { text: string }
  business?: { exceptions?: readonly { reason?: string }[] }
  work?: readonly { key: string; name?: string }[]
}

function wordsIn(text = ''): Map<string, string> {
  const { tagline, hours, replyTime, notice, business, work = [] } = (parse(text) ?? {}) as Worded
  const fields: [string, string | undefined][] = [
    ['tagline', tagline],
    ['hours', hours],
    ['replyTime', replyTime],
    ['notice.text', notice?.text],
    ['business.exceptions', business?.exceptions?.find(({ reason }) => reason)?.reason],
    ...work.map(({ key, name }): [string, string | undefined] => [`work.${key}.name`, name]),
  ]
  return new Map(fields.filter((field): field is [string, string] => field[1] !== undefined))
}

/** Fields that a further language takes over from the main one, whose words it then shows; one point per file. */
function untranslatedFields(textOf: Texts): OpenPoint[] {
  const files = placedFolders.flatMap((further) => [...layeredFiles].map((name) => [further, name] as const))
  return files.flatMap(([further, name]) => {
    const file = `${further}/${name}`
    const own = wordsIn(textOf.get(file))
    const [first, ...others] = [...wordsIn(textOf.get(name))].filter(([key]) => !own.has(key))
    if (!first) return []
    const advice = `its translation${others.length > 0 ? `, and that of ${others.length} more` : ''}`
    return [{ file, key: first[0], value: first[1], advice }]
  })
}

/** Sections that are on, but have no page to list; a firm need not always have a job to offer. */
const emptySections = (names: readonly string[]): OpenPoint[] =>
  Object.entries(sectionOfFolder)
    .filter(([, section]) => section !== undefined && section !== 'careers' && sections[section])
    .filter(([folder]) => !names.some((name) => name.startsWith(`${folder}/`)))
    .map(([folder, section]) => ({
      file: settingsFile,
      key: 'sections',
      value: section ?? '',
      advice: `there is no text in ${folder}: write one, or remove the section here and from the menus`,
    }))

/** The texts of all starters, and whether each is in its starter's main language. */
const textsOfStarters = (root: string): (StarterText & { isMain: boolean })[] =>
  globSync('sites/*/site.yaml', { cwd: root }).flatMap((settings) => {
    const from = path.join(root, path.dirname(settings))
    const fields = parse(readFileSync(path.join(root, settings), 'utf8')) as SiteFields
    const further = new Set(fields.languages?.map(languageFolder))
    return globSync('**/*.{md,yaml}', { cwd: from }).map((name) => ({
      city: fields.address.locality,
      state: fields.address.regionName,
      language: fields.language,
      isMain: !further.has(name.split(path.sep)[0] ?? ''),
      text: readFileSync(path.join(from, name), 'utf8'),
    }))
  })

/** The path that a text, in any language, has in the main one. */
function asInMain(name: string): string {
  const [folder = '', ...rest] = name.split('/')
  return placedFolders.includes(folder) ? rest.join('/') : name
}

/** Whether a text belongs to a section that is turned off, and so doesn't hold up the launch. */
function isOff(name: string): boolean {
  const [folder = '', file = ''] = asInMain(name).split('/')
  const page = declared.find((each) => folder === 'pages' && file === `${each.name}.yaml`)
  const section = sectionOfFolder[folder] ?? (page && 'section' in page ? page.section : undefined)
  return section !== undefined && !sections[section]
}
