import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { site } from '../../model/site.ts'
import { charactersOf } from './characters.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { cutFurtherFonts, furtherFonts, textWeights } from './further-fonts.ts'
import type { Plugin } from 'vite'

const typeface = '@fontsource-variable/archivo/files'

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const figures = '0123456789'

/** Ligatures, and figures of equal width for tables. */
const textFeatures = ['liga', 'tnum']

/**
 * The font features that are kept, each with its glyphs: of those that browsers apply by default (CSS Fonts 4, section
 * 6.4), the ones that this site's characters and language need.
 * @param characters All characters in the site's sources.
 */
const featuresFor = (characters: string): string[] => [
  'kern',
  ...(/\p{M}/u.test(characters) ? ['ccmp', 'mark', 'mkmk'] : []),
  // Catalan, Guarani, Polish and Turkish have forms of their own in this typeface.
  ...(/^(?:ca|gn|pl|tr)\b/.test(site.language) ? ['locl'] : []),
]

/** Describes a font to programs that list fonts. */
const dropTables = ['STAT']

interface Cut {
  source: string
  subset: string
  axes: Record<string, number | { min: number; max: number }>
  /**
   * The characters to keep; by default, every character in the site's sources. Text in these is letter-spaced (`tracked`
   * in styles/_tools.scss), and then browsers use no ligatures (CSS Text 4, section 8.2).
   */
  characters?: string
  /** Whether the styles show its text in capitals, so that accented letters are needed only as capitals. */
  isUppercase?: true
}

/**
 * The site's one typeface, in the subsets that styles/_fonts.scss names. The one for text has the weight axis. The two
 * for headlines and annotations are each pinned to one width and weight and hold only the letters that they need,
 * including the accented ones in the site's sources. Together they weigh 8 kB, while a width axis in the one for text
 * would add 28 kB. Characters that they lack fall back to the one for text.
 */
const cuts: readonly Cut[] = [
  {
    source: `${typeface}/archivo-latin-wght-normal.woff2`,
    subset: 'archivo.woff2',
    axes: { wght: textWeights },
  },
  {
    source: `${typeface}/archivo-latin-standard-normal.woff2`,
    subset: 'archivo-expanded.woff2',
    axes: { wght: 680, wdth: 125 },
    characters: ` ,.?:’-${figures}${capitals}${capitals.toLowerCase()}`,
  },
  {
    // Annotations are uppercase (`text-transform`).
    source: `${typeface}/archivo-latin-standard-normal.woff2`,
    subset: 'archivo-condensed.woff2',
    axes: { wght: 600, wdth: 75 },
    characters: ` ,.-${figures}${capitals}`,
    isUppercase: true,
  },
]

/** Signs that headlines need besides letters, for names of firms such as “Crumb & Co”. */
const signs = site.name.includes('&') ? '&' : ''

/** Subsets the typeface to the characters, weights and widths that the site uses. */
export async function writeSubset(root: string): Promise<void> {
  const target = path.join(root, '.cache', 'fonts')
  const characters = charactersOf(root)
  const accented = characters.match(/(?!\p{ASCII})[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/gu) ?? []
  const letters = signs + accented.join('')
  const features = featuresFor(characters)
  const stamp = path.join(target, 'cuts.json')
  const further = furtherFonts(root)
  const wanted = JSON.stringify([characters, letters, features, textFeatures, dropTables, cuts, further])
  const isMade = [...cuts.map(({ subset }) => subset), '_further.scss'].every((name) =>
    existsSync(path.join(target, name)),
  )
  if (isMade && readIfThere(stamp) === wanted) return
  mkdirSync(target, { recursive: true })
  await Promise.all(
    cuts.map(async ({ source, subset, axes, characters: own = characters, isUppercase }) => {
      const original = readFileSync(path.join(root, 'node_modules', source))
      const kept =
        own === characters ? own : own + (isUppercase ? letters.toLocaleUpperCase(site.language) : letters)
      // A variable, since the package's types lack `keepFeatures`.
      const options = {
        targetFormat: 'woff2' as const,
        variationAxes: axes,
        keepFeatures: own === characters ? [...features, ...textFeatures] : features,
        dropTables,
      }
      const cut = await subsetFont(original, kept, options)
      writeFileSync(path.join(target, subset), cut)
    }),
  )
  await cutFurtherFonts(root, target, path.join(target, 'archivo.woff2'), characters)
  writeFileSync(stamp, wanted)
}

/** Writes the subsets before Vite resolves the styles that refer to them. Vike resolves the configuration twice. */
export function subsetFonts(): Plugin {
  let written: Promise<void> | undefined
  return {
    name: 'subset-fonts',
    configResolved: ({ root }) => (written ??= writeSubset(root)),
  }
}
