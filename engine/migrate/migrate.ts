import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stringify } from 'yaml'
import { BuildError } from '../process/build-error.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { ownFolder } from '../process/site-folder.ts'
import type { Answers } from '../setup/answers.ts'
import { refuse } from '../setup/run-setup.ts'
import type { Center } from '../setup/starters.ts'
import { writeSite, type unchanged } from '../setup/write-site.ts'

/** The object `site` in `site.ts`, when content was TypeScript. */
type OldSite = Pick<Answers, (typeof unchanged)[number] | 'language' | 'email' | 'hours' | 'founded'> & {
  address: { locality: string; region: string; regionName: string; country: string }
  phone: { display: string; e164: string }
  founder: { name: string; role: string }
}

/** Folders whose format has not changed. */
const kept = 'services case-studies locations blog places authors legal photos'.split(' ')
/** The old place from which distances were measured. */
const oldCenter = 'downtown'

/** Loads a module of the old project; Node strips its types. It may import one that only a build of it wrote. */
const load = <Values>(file: string): Promise<Values> => import(pathToFileURL(file).href)

interface Config {
  site: OldSite
  sections: Record<string, boolean>
}

type OldMenus = Record<'headerMenu' | 'footerGroups', object[]>

/**
 * Makes the owner's folder from a project of the time when content was TypeScript.
 * @param root The project's root, which has no such folder yet.
 * @param old The old project's root.
 * @returns The old files that were not converted, each with what to do about it.
 * @throws {BuildError} If `site.ts` can't be read; then nothing was written.
 */
export async function migrate(root: string, old: string): Promise<string[]> {
  const from = (name: string) => path.join(old, 'content', name)
  const config = await load<Config>(from('site.ts')).catch((error: Error) => {
    throw new BuildError('Nothing was written, since the old site.ts can’t be read', [error.message])
  })
  const folder = path.join(root, ownFolder)
  writeSite(root, 'plain', answersOf(config, centerOf(old)))
  for (const kind of kept.filter((name) => existsSync(from(name)))) {
    rmSync(path.join(folder, kind), { recursive: true, force: true })
    cpSync(from(kind), path.join(folder, kind), { recursive: true })
  }
  for (const [file, name] of [
    [path.join(old, 'public/favicon.svg'), 'public/favicon.svg'],
    [from('accessibility-audit.json'), 'accessibility-audit.json'],
  ] as const)
    if (existsSync(file)) cpSync(file, path.join(folder, name))
  if (existsSync(from(`places/${oldCenter}.json`))) {
    const file = path.join(folder, 'site.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^center: .*/m, `center: ${oldCenter}`))
  }
  const writeYaml = (name: string, data: unknown) => writeFileSync(path.join(folder, name), stringify(data))
  // A module that can't be loaded is listed as left to do.
  const menus = await load<OldMenus>(from('navigation.ts')).catch(() => undefined)
  if (menus) writeYaml('menus.yaml', { header: menus.headerMenu, footer: menus.footerGroups })
  const redirects = await load<{ redirects: object }>(from('redirects.ts')).catch(() => undefined)
  if (redirects) writeYaml('redirects.yaml', redirects.redirects)
  return leftBehind(old, [menus && 'navigation.ts', redirects && 'redirects.ts'])
}

type Position = Pick<Answers, 'latitude' | 'longitude' | 'county'>

/** The position from which the old project measured distances. */
function centerOf(old: string): Position {
  const text = readIfThere(path.join(old, `content/places/${oldCenter}.json`))
  if (text === undefined) return {}
  const { lat, lon, county } = JSON.parse(text) as Center
  return { latitude: lat, longitude: lon, county }
}

function answersOf({ site, sections }: Config, center: Position): Answers {
  const { address, phone, founder, ...unchanged } = site
  const { locality: city, ...place } = address
  return {
    ...unchanged,
    ...place,
    city,
    currency: 'USD',
    phone: phone.e164,
    replyTime: 'one working day',
    founder: founder.name,
    founderRole: founder.role,
    sections: Object.keys(sections).filter((name) => sections[name]) as Answers['sections'],
    ...center,
  }
}

/** What to do with an old TypeScript file, by the beginning of its path. */
const becomes: readonly (readonly [start: string, advice: string])[] = [
  ['pages/', 'copy its texts into the file of the same name in content/pages'],
  [
    'sections/',
    'copy its headings into content/pages, or those that differ from interface/en.yaml into content/words.yaml',
  ],
  ['terms.ts', 'write its prices and promises into content/prices.yaml'],
  ['rate.ts', 'write its figures into content/prices.yaml, as rate'],
  ['area.ts', 'write its counties into content/site.yaml'],
  ['editor.ts', 'write its settings into content/site.yaml, as editor'],
  ['navigation.ts', 'copy its links into content/menus.yaml'],
  ['redirects.ts', 'copy its addresses into content/redirects.yaml'],
]

/** The old files with texts or settings that only a person can move to the new ones. */
function leftBehind(old: string, converted: readonly (string | undefined)[]): string[] {
  const files = globSync('**/*.ts', { cwd: path.join(old, 'content') })
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted()
  const open = files.flatMap((name) => {
    const [, advice] = becomes.find(([start]) => name.startsWith(start)) ?? []
    return advice && !converted.includes(name) ? [`content/${name}: ${advice}`] : []
  })
  const colors = 'styles/tokens/_palette.scss: write the accent into content/site.yaml, as colors.accent'
  return [...open, ...(existsSync(path.join(old, 'styles/tokens/_palette.scss')) ? [colors] : [])]
}

/**
 * Converts the content of an older project, and lists what is left to do by hand.
 * @returns The exit status.
 */
export async function runMigrate(root: string, old: string | undefined): Promise<number> {
  if (old === undefined || !existsSync(path.join(old, 'content/site.ts')))
    return refuse(
      `There is no ${path.join(old ?? 'FOLDER', 'content/site.ts')}; expected the old project's folder.`,
    )
  if (existsSync(path.join(root, ownFolder)))
    return refuse(`There is already a folder ${ownFolder}; expected none.`)
  const open = await migrate(root, path.resolve(old))
  console.log(`Written: ${ownFolder}, from ${old}. Left to convert by hand:`)
  console.log(open.map((line) => `  ${line}`).join('\n') || '  nothing')
  return 0
}
