import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

/**
 * The weights of text, from regular to semibold. Bold would add a third: the subset of the typeface weighs 13 kB up to
 * 600, and 17 kB up to 700 (November 27, 2026).
 */
export const textWeights = { min: 400, max: 600 } as const

/** The part of harfbuzzjs used here; it ships without types. */
interface HarfBuzz {
  createBlob: (data: Uint8Array) => object
  createFace: (blob: object, index: number) => { collectUnicodes: () => Iterable<number> }
}

/**
 * The characters that none of some fonts has; browsers would show them in any font that the reader's machine has.
 * @param fonts Files.
 */
export async function lackingCharacters(fonts: readonly string[], characters: string): Promise<string[]> {
  const hb = (await createRequire(import.meta.url)('harfbuzzjs')) as HarfBuzz
  const known = new Set<number>()
  for (const file of fonts) {
    // oxlint-disable-next-line no-await-in-loop -- subset-font handles one font at a time anyway.
    const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' })
    const face = hb.createFace(hb.createBlob(new Uint8Array(font)), 0)
    for (const code of face.collectUnicodes()) known.add(code)
  }
  return Array.from(characters).filter((character) => !known.has(character.codePointAt(0) ?? 0))
}

/**
 * Fonts with letters that the Latin subset lacks: first the typeface's own for further Latin letters, then those of
 * every font package that the owner has installed (engine/publish/verify-characters.ts lists packages by script).
 */
export const furtherFonts = (root: string): string[] =>
  globSync('node_modules/@fontsource-variable/*/files/*-wght-normal.woff2', { cwd: root })
    .filter((file) => !file.endsWith('archivo-latin-wght-normal.woff2'))
    .toSorted((one, other) => Number(other.includes('/archivo/')) - Number(one.includes('/archivo/')))

const rangeOf = (characters: readonly string[]): string =>
  characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ')

/**
 * Takes the letters that the typeface lacks from the further fonts, each from the first font that has it, and writes
 * the list that styles/_fonts.scss turns into font faces.
 * @param target The folder for the subsets.
 * @param cut The file with the typeface's text subset.
 * @param characters All characters in the site's sources.
 */
export async function cutFurtherFonts(
  root: string,
  target: string,
  cut: string,
  characters: string,
): Promise<void> {
  for (const name of globSync('further-*.woff2', { cwd: target })) rmSync(path.join(target, name))
  let wanted = await lackingCharacters([cut], characters)
  const faces: string[] = []
  for (const file of wanted.length > 0 ? furtherFonts(root) : []) {
    const source = path.join(root, file)
    // oxlint-disable-next-line no-await-in-loop -- The next font is searched only for what this one lacks.
    const left = new Set(await lackingCharacters([source], wanted.join('')))
    const found = wanted.filter((character) => !left.has(character))
    wanted = [...left]
    if (found.length === 0) continue
    const name = `further-${faces.length}.woff2`
    // oxlint-disable-next-line no-await-in-loop
    const subset = await subsetFont(readFileSync(source), found.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: textWeights },
    })
    writeFileSync(path.join(target, name), subset)
    faces.push(`(file: '${name}', range: '${rangeOf(found)}')`)
  }
  writeFileSync(
    path.join(target, '_further.scss'),
    `$further: (${faces.map((face) => `${face},`).join('')});\n`,
  )
}
