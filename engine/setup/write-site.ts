import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isScalar, parseDocument, visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { languageFolder } from '../languages/language-folder.ts'
import { ownFolder } from '../process/site-folder.ts'
import { writtenPhone } from '../site/postal.ts'
import { contrast, toHex } from '../../styles/color.ts'
import { parseAccent } from '../../styles/derive-palette.ts'
import type { Answers } from './answers.ts'
import { currencyIn } from './region.ts'
import { copyStarter, furtherLanguages, plain, type Center } from './starters.ts'
import { dropItems, layout, leftOut, scalarOf, withoutLinks, withoutReferences } from './without-sections.ts'

/**
 * Makes the owner's folder from a starter and the answers, and changes nothing else.
 * @param starter The name of a folder in `sites`.
 * @returns Where an existing folder was moved; undefined if there was none.
 */
export function writeSite(root: string, starter: string, answers: Answers): string | undefined {
  const folder = path.join(root, ownFolder)
  const before = setAside(folder)
  copyStarter(root, starter, folder)
  const further = keepLanguages(folder, furtherLanguages(root, starter), answers)
  const usual = parseDocument(readFileSync(path.join(folder, 'site.yaml'), 'utf8'))
  edit(folder, 'site.yaml', (document) => {
    writeFirm(document, answers)
    setOrDelete(document, ['languages'], further.length > 0 ? further : undefined)
    writeCenter(folder, document, answers)
  })
  const plainFile = (name: string) =>
    parseDocument(readFileSync(path.join(root, 'sites', plain, name), 'utf8'))
  edit(folder, 'menus.yaml', (document) => addLinks(document, plainFile('menus.yaml')))
  edit(folder, 'pages/about.yaml', (document) => addMentions(document, plainFile('pages/about.yaml')))
  leaveOut(folder, answers.sections)
  if (starter === plain && answers.accent) colorIcon(folder, answers.accent)
  for (const tag of further) {
    const own = path.join(folder, languageFolder(tag))
    // Texts from the plain starter exist only in its language.
    const sections = answers.sections.filter((name) => existsSync(path.join(own, 'pages', `${name}.yaml`)))
    edit(own, 'site.yaml', (document) => {
      writeFirmIn(document, usual, answers)
      setOrDelete(document, ['sections'], sections.length < answers.sections.length ? sections : undefined)
    })
    leaveOut(own, sections)
  }
  return before && path.relative(root, before)
}

/** Draws the plain starter's icon in white or black on the accent, whichever has more contrast. */
function colorIcon(folder: string, accent: string): void {
  const color = parseAccent(accent)
  const file = path.join(folder, 'public/favicon.svg')
  const icon = readFileSync(file, 'utf8')
  const colors = new Set(icon.match(/#[\da-f]{6}/g))
  if (!color || colors.size !== 2) return
  const [ground = '', ring = ''] = colors
  const contrastWith = (lightness: number) => contrast({ lightness, chroma: 0, hue: 0 }, color)
  const drawn = icon.replaceAll(ring, contrastWith(1) > contrastWith(0) ? '#ffffff' : '#000000')
  writeFileSync(file, drawn.replaceAll(ground, toHex(color)))
}

/** Changes a file, if it exists. @param change Returns false if nothing has changed. */
function edit(folder: string, name: string, change: (document: Document) => boolean | void): void {
  const file = path.join(folder, name)
  if (!existsSync(file)) return
  const document = parseDocument(readFileSync(file, 'utf8'))
  if (change(document) !== false) writeFileSync(file, document.toString(layout))
}

/**
 * Removes the folders of languages that the owner doesn't want.
 * @returns The remaining further languages.
 */
function keepLanguages(folder: string, further: readonly string[], answers: Answers): string[] {
  const isKept = (tag: string) => tag !== answers.language && (answers.languages?.includes(tag) ?? true)
  for (const tag of further)
    if (!isKept(tag)) rmSync(path.join(folder, languageFolder(tag)), { recursive: true, force: true })
  return further.filter(isKept)
}

/** Removes sections that a firm doesn't have from the texts in a folder, including those in further languages. */
function leaveOut(folder: string, sections: Answers['sections']): void {
  const isLeftOut = leftOut(sections)
  for (const name of ['menus.yaml', 'redirects.yaml'])
    edit(folder, name, (document) => prune(document, isLeftOut))
  for (const name of globSync('pages/*.yaml', { cwd: folder }))
    edit(folder, name, (document) => dropItems(document, isLeftOut))
  for (const name of globSync('**/*.{md,yaml}', { cwd: folder, exclude: ['parts/**', '*/parts/**'] })) {
    const file = path.join(folder, name)
    writeFileSync(file, withoutLinks(withoutReferences(readFileSync(file, 'utf8'), sections), isLeftOut))
  }
}

/** Renames a folder to a free name beside it. @returns The new path; undefined if there is no such folder. */
function setAside(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const day = new Date().toISOString().slice(0, 10)
  let free = `${folder}-before-${day}`
  for (let copy = 1; existsSync(free); copy += 1) free = `${folder}-before-${day}-${copy}`
  renameSync(folder, free)
  return free
}

/** Writes the answers into `site.yaml`, and keeps its comments and everything else. */
function writeFirm(document: Document, answers: Answers): void {
  dropHours(document, document, answers)
  for (const [at, value] of firmFields(answers)) setOrDelete(document, at.split('.'), value)
  if (answers.language) document.set('language', answers.language)
  if (answers.accent) document.set('colors', document.createNode({ accent: answers.accent }))
}

/**
 * Removes the starter's table of hours, and the exceptions from it, if the owner's answer about hours differs.
 */
function dropHours(document: Document, usual: Document, answers: Answers): void {
  if (!document.hasIn(['business']) || usual.get('hours') === answers.hours) return
  for (const field of ['opening', 'exceptions']) document.deleteIn(['business', field])
}

/** Fields whose values have to be translated. */
const worded: ReadonlySet<string> = new Set(['tagline', 'areaServed', 'hours', 'replyTime', 'founder.role'])

/**
 * Writes the answers into the `site.yaml` of a further language, which sets only what differs. Its translations stay if
 * the answers are the starter's; other answers are in brackets, so that `check:launch` lists them.
 * @param usual The starter's main `site.yaml`.
 */
function writeFirmIn(document: Document, usual: Document, answers: Answers): void {
  dropHours(document, usual, answers)
  for (const [field, value] of firmFields(answers)) {
    const at = field.split('.')
    if (!document.hasIn(at) || value === usual.getIn(at)) continue
    if (worded.has(field)) document.setIn(at, `[${String(value)}]`)
    else document.deleteIn(at)
  }
}

/** Fields with the names of their answers. */
export const unchanged = [
  'name',
  'shortName',
  'legalName',
  'tagline',
  'url',
  'timeZone',
  'areaServed',
] as const
const inAddress = ['street', 'postalCode', 'region', 'regionName', 'country'] as const

/** The fields of `site.yaml` that follow from the answers. */
function firmFields(answers: Answers): (readonly [path: string, value: unknown])[] {
  const number = answers.phone && `+${answers.phone.replace(/\D/g, '')}`
  return [
    ...unchanged.map((name) => [name, answers[name]] as const),
    ...inAddress.map((name) => [`address.${name}`, answers[name]] as const),
    ['address.locality', answers.city],
    ['currency', answers.currency ?? currencyIn(answers.country) ?? ''],
    ['phone', number],
    // The site formats the numbers of some countries itself.
    ['phoneDisplay', number && writtenPhone(number) === number ? answers.phone : undefined],
    ['email', answers.email],
    ['hours', answers.hours],
    ['sections', answers.sections],
    ...(answers.replyTime === undefined ? [] : [['replyTime', answers.replyTime] as const]),
    ['founder.name', answers.founder],
    ['founder.role', answers.founderRole],
    ['founded', answers.founded ?? new Date().getFullYear()],
    ['demonstration', undefined],
  ]
}

function setOrDelete(document: Document, at: readonly string[], value: unknown): void {
  // An empty answer means that there is no value.
  if (value === undefined || value === '') document.deleteIn(at)
  // Setting a scalar in place keeps the comment after it.
  else document.setIn(at, typeof value === 'object' ? document.createNode(value) : value)
}

/** Writes the place from which distances are measured, or removes it if the answers don't say where it is. */
function writeCenter(folder: string, document: Document, answers: Answers): void {
  const center = document.get('center')
  if (typeof center !== 'string') return
  const file = path.join(folder, 'places', `${center}.json`)
  const { city, county, latitude, longitude } = answers
  if (county === undefined || latitude === undefined || longitude === undefined) {
    document.delete('center')
    rmSync(file, { force: true })
    return
  }
  const usual = JSON.parse(readFileSync(file, 'utf8')) as Center
  // If the city is the starter's, its postal codes stay.
  const zips = usual.name === city ? usual.zips : []
  const place = { name: city, lat: latitude, lon: longitude, county, zips }
  writeFileSync(file, `${JSON.stringify(place, undefined, 2)}\n`)
}

type Group = YAMLMap<string, YAMLSeq<YAMLMap<string, string>>>

/** Adds links that the footer lacks, to sections that the starter lacks, to the group at the same position. */
function addLinks(document: Document, every: Document): void {
  const groupsOf = (menus: Document) => (menus.get('footer') as YAMLSeq<Group>).items
  const groups = groupsOf(document)
  const text = document.toString()
  for (const [index, group] of groupsOf(every).entries()) {
    const missing = group.get('items')?.items.filter((item) => !text.includes(`href: ${item.get('href')}\n`))
    groups[index]?.get('items')?.items.push(...(missing ?? []))
  }
}

/** The field in which the about page mentions sections that no other page links to. */
const mentions = ['name', 'paragraphs']

/** Adds the plain starter's mentions of sections that the starter lacks to the about page. */
function addMentions(document: Document, every: Document): void {
  const listOf = (page: Document) => (page.getIn(mentions) as YAMLSeq).items
  const text = document.toString()
  for (const item of listOf(every)) {
    const [, href] = /\]\((\/\w+\/)\)/.exec(String(scalarOf(item))) ?? []
    if (!href || text.includes(`](${href})`)) continue
    // Setup's own comment on the first of them is for the plain starter.
    if (isScalar(item)) item.commentBefore = null
    listOf(document).push(item)
  }
}

/** Removes addresses that are left out from menus and redirects, and groups that are then empty. */
function prune(document: Document, isLeftOut: (href: string) => boolean): void {
  const removedIf = (isGone: boolean) => (isGone ? visit.REMOVE : undefined)
  const goes = (value: unknown) => typeof value === 'string' && isLeftOut(value)
  visit(document, {
    Map: (_key, item) => removedIf(goes(item.get('href'))),
    Pair: (_key, { value }) => removedIf(goes(scalarOf(value))),
  })
  visit(document, { Map: (_key, group) => removedIf((group.get('items') as YAMLSeq)?.items.length === 0) })
}
