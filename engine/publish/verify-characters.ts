import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { charactersOfCode, placesOf } from '../bundle/characters.ts'
import { drawnCharacters } from '../finish/shown-characters.ts'
import { BuildError } from '../process/build-error.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { replaceFile } from '../process/replace-file.ts'
import type { RenderedPage } from '../render/rendered-page.ts'

/** The npm package of a font for each script, after `noto-sans`. */
const packages: Readonly<Record<string, string>> = {
  Latin: '',
  Greek: '',
  Cyrillic: '',
  Hiragana: '-jp',
  Katakana: '-jp',
  Hangul: '-kr',
  Han: '-sc',
  ...Object.fromEntries(
    'Arabic Hebrew Armenian Georgian Devanagari Bengali Tamil Telugu Kannada Sinhala Thai Khmer Ethiopic'
      .split(' ')
      .map((script) => [script, `-${script.toLowerCase()}`]),
  ),
}

/** The package of a font that has a letter or a sign of its script; undefined for signs of all scripts. */
function fontPackage(character: string): string | undefined {
  const script = Object.keys(packages).find((name) =>
    new RegExp(String.raw`\p{Script_Extensions=${name}}`, 'u').test(character),
  )
  return script && `@fontsource-variable/noto-sans${packages[script]}`
}

type Shown = Pick<RenderedPage, 'path' | 'characters' | 'picture'>

/**
 * Makes sure that the site's fonts have every character in its pages, their social images and its code. Drawings need
 * no check, since their texts are outlines (engine/drawings/read-svg.ts); maps are part of their pages.
 * @param client The folder of the browser's files, with the fonts.
 * @throws {BuildError} With each missing character, and where it is written; of several that one font has, the first.
 */
export async function verifyCharacters(root: string, client: string, pages: readonly Shown[]): Promise<void> {
  /** The first page, or social image, that shows each character. */
  const shown = new Map<string, string>()
  for (const { path: page, characters, picture } of pages) {
    for (const character of characters) if (!shown.has(character)) shown.set(character, page)
    for (const character of drawnCharacters(picture ? picture.label + picture.title : ''))
      if (!shown.has(character)) shown.set(character, `the social image of ${page}`)
  }
  const all = drawnCharacters([...shown.keys(), ...charactersOfCode(root)].join(''))
  const fonts = globSync('**/*.woff2', { cwd: client }).map((file) => path.join(client, file))
  const sorted = Buffer.from(Array.from(all).toSorted().join(''))
  const state = hash('sha256', Buffer.concat([sorted, ...fonts.map((file) => readFileSync(file))]))
  const stamp = path.join(root, '.cache', 'fonts', 'verified')
  if (readIfThere(stamp) === state) return
  // Loaded only now, because opening the fonts takes long, and an edited text rarely has new characters.
  const { lackingCharacters } = await import('../bundle/further-fonts.ts')
  const lacking = await lackingCharacters(fonts, all)
  const problems = [...Map.groupBy(lacking, (character) => fontPackage(character) ?? character)].map(
    ([font, [character = '', ...others]]) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      const page = shown.get(character)
      const places = placesOf(root, character).slice(0, others.length > 0 ? 1 : undefined)
      const isLetter = font !== character
      const more = others.length > 0 ? `, like ${others.join(' ')},` : ''
      return (
        `${places.join(', ') || page}: ‘${character}’ (U+${code})${more}${page ? ` is shown on ${page}, but` : ''} is not in the typeface; ` +
        `${isLetter ? `add a font that has it with \`npm install ${font}\` (docs/languages.md)` : 'replace it'}, ` +
        "or write it as `code`, which uses the reader's own font"
      )
    },
  )
  if (problems.length > 0) throw new BuildError('Some characters are missing from the fonts', problems)
  replaceFile(stamp, state)
}
