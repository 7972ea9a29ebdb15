import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The one typeface of the site, of which styles/_fonts.scss names the subset. */
const font = {
  source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  subset: 'archivo.woff2',
  /** The part of the weight axis that the styles use. */
  weights: { min: 400, max: 700 },
} as const

/** Folders whose words reach a page. */
const sources = ['content', 'components', 'pages', 'renderer']

/** Every character that the site's sources contain, and all of ASCII for what visitors type. */
export function charactersOf(root: string): string {
  const characters = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)))
  for (const folder of sources) {
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(md|tsx?)$/.test(file)) continue
      for (const character of readFileSync(path.join(root, folder, file), 'utf8')) characters.add(character)
    }
  }
  return [...characters].toSorted().join('')
}

/** Cuts the font down to the characters and weights that the site uses. */
export async function writeSubset(root: string): Promise<void> {
  const folder = path.join(root, '.cache', 'fonts')
  const characters = charactersOf(root)
  const stamp = path.join(folder, 'characters.txt')
  const file = path.join(folder, font.subset)
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === characters) return
  mkdirSync(folder, { recursive: true })
  const original = readFileSync(path.join(root, 'node_modules', font.source))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
  })
  writeFileSync(file, subset)
  writeFileSync(stamp, characters)
}

/** Makes the subset before Vite resolves the styles that refer to it. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async configResolved({ root }) {
      await writeSubset(root)
    },
  }
}
