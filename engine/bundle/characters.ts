import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { placedFolders } from '../languages/placed.ts'
import { currency } from '../../.site/site.ts'
import { regional } from '../../model/regional.ts'
import { site } from '../../model/site.ts'
import { drawnCharacters } from '../finish/shown-characters.ts'
import { siteFolder } from '../process/site-folder.ts'
import { quotationMarks } from '../schemas/typeset.ts'

/** Folders, besides the site's own, whose text can appear on a page. Each further language has its own fonts. */
const folders = ['model', '.site', 'components', 'pages', 'renderer', 'styles']

const beyondAscii = /[^\0-\x7F]/gu

/** The files with such text, each with its path from the project's root. A large site has thousands. */
function* sourcesOf(root: string, kinds = /\.(?:md|ya?ml|tsx?|scss|json)$/) {
  const own = siteFolder(root)
  for (const folder of [own, ...folders]) {
    if (!existsSync(path.join(root, folder))) continue
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (folder === own && placedFolders.includes(name.split(path.sep)[0] ?? '')) continue
      if (!kinds.test(name) || /\.test\.\w+$|(?:^|[\\/])\.[^\\/]*$/.test(name)) continue
      const file = path.join(folder, name)
      // A folder or a broken link is reported with the content.
      if (!statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()) continue
      yield { file, text: readFileSync(path.join(root, file), 'utf8') }
    }
  }
}

const units = ['day', 'month', 'year', 'mile', 'kilometer', 'kilobyte', 'megabyte']
/** Numbers in all plural forms of all languages, and all digits. */
const counts = [0, 1, 2, 3, 11, 100, 1_234_567_890.5]
/** Days in all months, and on all days of the week. */
const dates = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1, month * 2))

/** What `Intl` writes on the pages: dates, hours, prices, units and lists. Its letters may be in no source. */
const formatted = (language: string): string[] => [
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(1),
  new Intl.ListFormat(language).format(['', '', '']),
  ...dates.map((date) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(date),
  ),
  ...units.flatMap((unit) =>
    (['long', 'short'] as const).flatMap((unitDisplay) => {
      const number = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
      return counts.map((count) => number.format(count))
    }),
  ),
]

/**
 * Every character in the site's sources, the quotation marks that replace straight ones, those that `Intl` writes, and
 * all of ASCII for what visitors type.
 */
export function charactersOf(root: string): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
  const written = [site.language, regional(site.language, site.address.country)].flatMap(formatted).join('')
  const characters = new Set([
    ...ascii,
    ...quotationMarks(site.language),
    ...Array.from(drawnCharacters(written)),
  ])
  for (const { text } of sourcesOf(root))
    for (const character of text.match(beyondAscii) ?? []) characters.add(character)
  return [...characters].toSorted().join('')
}

/**
 * Every non-ASCII character in the pages' code and styles, since text that appears only after an action is in no page's
 * HTML.
 */
export const charactersOfCode = (root: string): string[] =>
  [...sourcesOf(root, /\.(?:tsx?|scss)$/)].flatMap(({ text }) => text.match(beyondAscii) ?? [])

/** Where a character occurs in the site's sources, as `file:line`; generated files are left out. */
export const placesOf = (root: string, character: string): string[] =>
  [...sourcesOf(root)]
    .filter(({ file }) => !file.startsWith('.site'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => (line.includes(character) ? [`${file}:${index + 1}`] : [])),
    )
