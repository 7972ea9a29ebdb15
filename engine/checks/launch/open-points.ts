import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { byMail, demonstration } from '../../../.site/site.ts'
import { passed } from '../../../.site/notice.ts'
import { declared } from '../../../.site/pages.ts'
import { sections, site, type Site } from '../../../model/site.ts'
import { layeredFiles } from '../../languages/layers.ts'
import { placedFolders } from '../../languages/placed.ts'
import { languageFolder } from '../../languages/language-folder.ts'
import { readIfThere } from '../../process/read-if-there.ts'
import { ownFolder, siteFolder } from '../../process/site-folder.ts'
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
  type SourceFile,
  type StarterText,
} from './placeholders.ts'

/** Everything that the owner still has to replace in the site's settings and texts. */
export function openPoints(root: string): OpenPoint[] {
  const folder = siteFolder(root)
  const texts = globSync('**/*.{md,yaml}', { cwd: path.join(root, folder), exclude: ['parts/**'] })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !isOff(name))
    .map((name) => `${folder}/${name}`)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
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
      hasLegalName: /^legalName:/m.test(readFileSync(path.join(root, folder, 'site.yaml'), 'utf8')),
    }),
    ...openPointsOfTexts(
      texts.filter(({ file }) => asInMain(file.slice(folder.length + 1)).startsWith('legal/')),
    ),
    ...openCopies(
      texts.filter(({ file, text }) => file === `${folder}/prices.yaml` && hasPrices.test(text)),
      starters,
      { key: 'work', advice: 'what your firm charges' },
    ),
    ...openCopies(
      texts.filter(({ file }) => file.startsWith(`${folder}/locations/`)),
      starters.filter((starter) => starter.city !== city),
      { key: 'place', advice: 'write about a place where your firm works, or delete the file' },
    ),
    ...openPointsOfCity(
      // The time zone's name may contain the starter's city.
      texts.filter(({ file }) => folder === ownFolder && !file.endsWith('site.yaml')),
      { city, state: site.address.regionName },
      starters,
    ),
    ...openPointsOfLanguage(
      texts.filter(({ file }) => !placedFolders.includes(file.split('/')[1] ?? '')),
      site.language,
      starters.filter(({ isMain }) => isMain && folder === ownFolder),
    ),
    ...copies(texts, folder),
    ...untranslatedFields(texts, folder),
    ...openPointsOfStarter(texts),
    ...lackingNotice(texts.find(({ file }) => file === `${folder}/menus.yaml`)?.text ?? ''),
    ...emptySections(texts.map(({ file }) => file.slice(folder.length + 1))),
  ].map((point) => ({ ...point, file: point.file.includes('/') ? point.file : `${folder}/${point.file}` }))
}

/** What the law of a country calls the page that says who runs a site, as in its address, and the text to begin with. */
const notices: Readonly<Record<string, readonly [name: RegExp, start: string]>> = {
  AT: [/impressum/i, 'impressum-oesterreich.yaml'],
  DE: [/impressum/i, 'impressum.yaml'],
  FR: [/mentions[- ]l[ée]gales/i, 'mentions-legales.yaml'],
}

/** The menu lacks the page that the law of the firm's country wants within reach of every other. */
function lackingNotice(menus: string): OpenPoint[] {
  const [name, start] = notices[site.address.country] ?? []
  if (!name || name.test(menus)) return []
  const advice = `the law asks for it: copy docs/starting-points/${start} to pages, fill it in, and add it to a menu`
  return [{ file: 'menus.yaml', key: start?.replace('.yaml', '') ?? '', value: '(missing)', advice }]
}

const hasPrices = /^ *(?:from|hours):/m

/** Texts of a further language that are still the main one's; redirects may well be the same. */
function copies(texts: readonly SourceFile[], folder: string): OpenPoint[] {
  const textIn = new Map(texts.map(({ file, text }) => [file, text]))
  return texts.flatMap(({ file, text }) => {
    const name = file.slice(folder.length + 1)
    const main = `${folder}/${asInMain(name)}`
    return main !== file && textIn.get(main) === text && !name.endsWith('redirects.yaml')
      ? [{ file, key: 'language', value: `same as ${main}`, advice: 'its translation' }]
      : []
  })
}

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
function untranslatedFields(texts: readonly SourceFile[], folder: string): OpenPoint[] {
  const textIn = new Map(texts.map(({ file, text }) => [file, text]))
  const files = placedFolders.flatMap((further) => [...layeredFiles].map((name) => [further, name] as const))
  return files.flatMap(([further, name]) => {
    const file = `${folder}/${further}/${name}`
    const own = wordsIn(textIn.get(file))
    const [first, ...others] = [...wordsIn(textIn.get(`${folder}/${name}`))].filter(([key]) => !own.has(key))
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
    const text = readFileSync(path.join(root, settings), 'utf8')
    const {
      language,
      languages = [],
      address,
    } = parse(text) as Pick<Site, 'language' | 'address'> & {
      languages?: readonly string[]
    }
    const further = new Set(languages.map(languageFolder))
    return globSync('**/*.{md,yaml}', { cwd: from }).map((name) => ({
      city: address.locality,
      state: address.regionName,
      language,
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
