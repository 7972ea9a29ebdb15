import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { demonstration } from '../../../.site/site.ts'
import { passed } from '../../../.site/notice.ts'
import { declared } from '../../../.site/pages.ts'
import { sections, site } from '../../../model/site.ts'
import { placedFolders } from '../../languages/placed.ts'
import { languageFolder } from '../../languages/language-folder.ts'
import { readIfThere } from '../../process/read-if-there.ts'
import { ownFolder, siteFolder } from '../../process/site-folder.ts'
import { sectionOfFolder } from '../../../model/entry-folders.ts'
import {
  openPointsOfCity,
  openPointsOfLanguage,
  openPointsOfNotice,
  openPointsOfPlaces,
  openPointsOfPrices,
  openPointsOfRealFirm,
  openPointsOfSample,
  openPointsOfSite,
  openPointsOfStarter,
  openPointsOfTexts,
  settingsFile,
  type Identity,
  type OpenPoint,
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
  return [
    ...openPointsOfSite(site, demonstration),
    ...openPointsOfNotice(passed),
    ...openPointsOfSample(site, sampleOf(root)),
    ...openPointsOfRealFirm(readFileSync(path.join(root, folder, 'site.yaml'), 'utf8')),
    ...openPointsOfTexts(
      texts.filter(({ file }) => asInMain(file.slice(folder.length + 1)).startsWith('legal/')),
    ),
    ...openPointsOfPrices(
      readOrEmpty(path.join(root, folder, 'prices.yaml')),
      globSync('sites/*/prices.yaml', { cwd: root }).map((name) => readOrEmpty(path.join(root, name))),
    ),
    ...openPointsOfPlaces(
      texts.filter(({ file }) => file.startsWith(`${folder}/locations/`)),
      site.address.locality,
      globSync('sites/*/locations/*.md', { cwd: root }).map((name) => ({
        city: cityOf(path.join(root, name, '../../site.yaml')),
        text: readOrEmpty(path.join(root, name)),
      })),
    ),
    ...openPointsOfCity(
      // The time zone's name may contain the starter's city.
      texts.filter(({ file }) => folder === ownFolder && !file.endsWith('site.yaml')),
      site.address.locality,
      globSync('sites/*/**/*.{md,yaml}', { cwd: root }).map((name) => ({
        city: cityOf(path.join(root, ...name.split(path.sep).slice(0, 2), 'site.yaml')),
        text: readOrEmpty(path.join(root, name)),
      })),
    ),
    ...openPointsOfLanguage(
      texts.filter(({ file }) => !placedFolders.includes(file.split('/')[1] ?? '')),
      site.language,
      folder === ownFolder ? textsOfStarters(root) : [],
    ),
    ...openPointsOfStarter(texts),
    ...emptySections(texts.map(({ file }) => file.slice(folder.length + 1))),
  ].map((point) => ({ ...point, file: point.file.includes('/') ? point.file : `${folder}/${point.file}` }))
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

/** The texts of all starters in their main languages. */
const textsOfStarters = (root: string) =>
  globSync('sites/*/site.yaml', { cwd: root }).flatMap((settings) => {
    const from = path.join(root, path.dirname(settings))
    const { language, languages = [] } = parse(readOrEmpty(path.join(root, settings))) as Languages
    const exclude = languages.map((tag) => `${languageFolder(tag)}/**`)
    return globSync('**/*.{md,yaml}', { cwd: from, exclude }).map((name) => ({
      language,
      text: readOrEmpty(path.join(from, name)),
    }))
  })

interface Languages {
  language: string
  languages?: readonly string[]
}

const cityOf = (file: string): string =>
  (parse(readOrEmpty(file)) as { address: { locality: string } } | null)?.address.locality ?? ''

const readOrEmpty = (file: string): string => readIfThere(file) ?? ''

/** The sample's firm, or none if the owner has deleted it. */
function sampleOf(root: string): Identity {
  const text = readIfThere(path.join(root, 'sites/spanwright/site.yaml'))
  return text === undefined ? { name: '', founder: { name: '' } } : (parse(text) as Identity)
}

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
