import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

interface Font {
  /** Name of the subset in .cache/fonts, which styles/_fonts.scss refers to. */
  name: string
  source: string
  /** The part of the weight axis that the styles use. */
  weights: { min: number; max: number }
}

const fonts: readonly Font[] = [
  {
    name: 'display',
    source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    weights: { min: 500, max: 700 },
  },
  {
    name: 'text',
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
]

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

/** Cuts the fonts down to the characters and weights that the site uses. */
export async function writeSubsets(root: string): Promise<void> {
  const folder = path.join(root, '.cache', 'fonts')
  const characters = charactersOf(root)
  const stamp = path.join(folder, 'characters.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === characters) return
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    fonts.map(async ({ name, source, weights }) => {
      const original = readFileSync(path.join(root, 'node_modules', source))
      const subset = await subsetFont(original, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      })
      writeFileSync(path.join(folder, `${name}.woff2`), subset)
    }),
  )
  writeFileSync(stamp, characters)
}

/** Makes the subsets before Vite resolves the styles that refer to them. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async configResolved({ root }) {
      await writeSubsets(root)
    },
  }
}
