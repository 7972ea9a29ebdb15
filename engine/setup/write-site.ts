import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { ownFolder } from '../process/site-folder.ts'
import type { Answers } from './answers.ts'
import { copyStarter, plain } from './starters.ts'
import { dropItems, leftOut, scalarOf, withoutLinks, withoutReferences } from './without-sections.ts'

/** Written as the rest of the file is: no line is folded. */
const layout = { lineWidth: 0, singleQuote: true } as const

/**
 * Makes the owner's folder from a starter and the answers, and touches nothing else.
 * @param root The project's root.
 * @param starter The name of a folder in `sites`.
 * @returns Where the folder that was there before has gone, if there was one.
 */
export function writeSite(root: string, starter: string, answers: Answers): string | undefined {
  const folder = path.join(root, ownFolder)
  const before = setAside(folder)
  copyStarter(root, starter, folder)
  const edit = (name: string, change: (document: Document) => boolean | void) => {
    const file = path.join(folder, name)
    if (!existsSync(file)) return
    const document = parseDocument(readFileSync(file, 'utf8'))
    if (change(document) !== false) writeFileSync(file, document.toString(layout))
  }
  const isLeftOut = leftOut(answers.sections)
  edit('site.yaml', (document) => {
    writeFirm(document, answers)
    writeCenter(folder, document, answers)
  })
  const plainFile = (name: string) =>
    parseDocument(readFileSync(path.join(root, 'sites', plain, name), 'utf8'))
  edit('menus.yaml', (document) => {
    addLinks(document, plainFile('menus.yaml'))
    prune(document, isLeftOut)
  })
  edit('pages/about.yaml', (document) => addMentions(document, plainFile('pages/about.yaml')))
  edit('redirects.yaml', (document) => prune(document, isLeftOut))
  for (const name of globSync('pages/*.yaml', { cwd: folder }))
    edit(name, (document) => dropItems(document, isLeftOut))
  for (const name of globSync('**/*.{md,yaml}', { cwd: folder, exclude: ['parts/**'] })) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    const unlinked = withoutLinks(withoutReferences(text, answers.sections, isLeftOut), isLeftOut)
    if (unlinked !== text) writeFileSync(file, unlinked)
  }
  return before && path.relative(root, before)
}

/** Moves a folder out of the way, beside itself, to a name that nothing has. */
function setAside(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const day = new Date().toISOString().slice(0, 10)
  const names = Array.from(
    { length: 1000 },
    (_, index) => `${folder}-before-${day}${index ? `-${index}` : ''}`,
  )
  const free = names.find((name) => !existsSync(name))
  if (free === undefined) throw new Error(`There are too many copies of ${folder} beside it.`)
  renameSync(folder, free)
  return free
}

/** Puts the answers into `site.yaml`; its comments and everything else stay. */
function writeFirm(document: Document, answers: Answers): void {
  const number = `+${answers.phone.replace(/\D/g, '')}`
  const fields: [path: string, value: unknown][] = [
    ['name', answers.name],
    ['shortName', answers.shortName],
    ['legalName', answers.legalName],
    ['tagline', answers.tagline],
    ['url', answers.url],
    ['language', answers.language],
    ['timeZone', answers.timeZone],
    ['currency', answers.currency],
    ['address.street', answers.street],
    ['address.postalCode', answers.postalCode],
    ['address.locality', answers.city],
    ['address.region', answers.region],
    ['address.regionName', answers.regionName],
    ['address.country', answers.country],
    ['areaServed', answers.areaServed],
    ['phone', number],
    // Numbers of North America are written by the site in their usual way.
    ['phoneDisplay', number.startsWith('+1') ? undefined : answers.phone],
    ['email', answers.email],
    ['hours', answers.hours],
    ['replyTime', answers.replyTime],
    ['founder.name', answers.founder],
    ['founder.role', answers.founderRole],
    ['founded', answers.founded ?? new Date().getFullYear()],
    ['sections', answers.sections],
    ['demonstration', undefined],
  ]
  // The starter's table of hours would contradict what the owner says in words.
  if (document.hasIn(['business']) && document.get('hours') !== answers.hours)
    for (const field of ['opening', 'exceptions']) document.deleteIn(['business', field])
  for (const [at, value] of fields) setOrDelete(document, at.split('.'), value)
  // Without an answer, the starter's own.
  if (answers.accent) document.set('colors', document.createNode({ accent: answers.accent }))
}

function setOrDelete(document: Document, at: readonly string[], value: unknown): void {
  // An empty answer says that there is none.
  if (value === undefined || value === '') document.deleteIn(at)
  // A scalar that stays keeps the comment behind it.
  else document.setIn(at, typeof value === 'object' ? document.createNode(value) : value)
}

/** The place that distances are measured from; without coordinates there is none. */
function writeCenter(folder: string, document: Document, answers: Answers): void {
  const center = document.get('center')
  if (typeof center !== 'string') return
  const file = path.join(folder, 'places', `${center}.json`)
  const { city, region, regionName, latitude, longitude } = answers
  if (latitude === undefined || longitude === undefined) {
    document.delete('center')
    rmSync(file, { force: true })
    return
  }
  const place = { name: city, lat: latitude, lon: longitude, county: regionName || region || city, zips: [] }
  writeFileSync(file, `${JSON.stringify(place, undefined, 2)}\n`)
}

type Group = YAMLMap<string, YAMLSeq<YAMLMap<string, string>>>

/** Adds to the footer what it has no link to, in the group of the same place: sections that the starter lacks. */
function addLinks(document: Document, every: Document): void {
  const [groups, all] = [document, every].map((menus) => menus.get('footer') as YAMLSeq<Group>) as [
    YAMLSeq<Group>,
    YAMLSeq<Group>,
  ]
  const text = document.toString()
  for (const [index, group] of all.items.entries()) {
    const missing = group.get('items')?.items.filter((item) => !text.includes(`href: ${item.get('href')}\n`))
    groups.items[index]?.get('items')?.items.push(...(missing ?? []))
  }
}

/** Where the page about the firm mentions sections that nothing else leads to. */
const mentions = ['name', 'paragraphs']

/** Adds to the page about the firm what the plain one says of sections that the starter lacks. */
function addMentions(document: Document, every: Document): void {
  const [list, all] = [document, every].map((page) => page.getIn(mentions)) as [YAMLSeq, YAMLSeq]
  const text = document.toString()
  for (const item of all.items) {
    const [, href] = /\]\((\/\w+\/)\)/.exec(String(scalarOf(item))) ?? []
    if (href && !text.includes(`](${href})`)) list.items.push(item)
  }
}

/** Takes the addresses that are left out from menus and redirects, and groups that have none left. */
function prune(document: Document, isLeftOut: (href: string) => boolean): void {
  const goes = (value: unknown) => typeof value === 'string' && isLeftOut(value)
  const isEmptyGroup = (item: unknown): boolean =>
    isMap(item) &&
    isSeq(item.get('items')) &&
    (item as YAMLMap<string, { items: unknown[] }>).get('items')?.items.length === 0
  const inside = (node: unknown): void => {
    if (isSeq(node)) {
      for (const item of node.items) inside(item)
      node.items = node.items.filter(
        (item) => !(isMap(item) && goes(item.get('href'))) && !isEmptyGroup(item),
      )
    }
    if (!isMap(node)) return
    for (const pair of node.items) inside(pair.value)
    node.items = node.items.filter(({ key, value }) => String(key) === 'href' || !goes(scalarOf(value)))
  }
  inside(document.contents)
}
