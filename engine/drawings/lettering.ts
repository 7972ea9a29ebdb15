import { readFileSync } from 'node:fs'
import path from 'node:path'
import { round } from '../../model/geometry.ts'

/** Units per em of the letters' outlines: a unit is about a tenth of a pixel at the size of a label. */
export const unitsPerEm = 200

/** The letters of the typeface in one weight and width, in units of {@link unitsPerEm}. */
export interface Cut {
  /** Path data by character, with the baseline at y = 0; empty for spaces. */
  outlines: Readonly<Record<string, string>>
  advances: Readonly<Record<string, number>>
  /** By how much a pair of characters is set closer together (negative) or further apart. */
  kerning: Readonly<Record<string, number>>
}

/** Condensed for notes, wide for the few large words. */
export interface Letters {
  condensed: Cut
  display: Cut
}

/** The font size from which words are large, in units of a drawing. */
const largeFrom = 16

/** Written by packages/plates/letters/outline.ts. */
export const lettersFile = 'engine/drawings/letters.json'
let letters: Letters | undefined
const nameOfCut = (size: number) => (size < largeFrom ? 'condensed' : 'display')
const cutOf = (size: number): Cut => {
  letters ??= JSON.parse(readFileSync(path.resolve(lettersFile), 'utf8')) as Letters
  return letters[nameOfCut(size)]
}

/** The characters of a text that drawings have no letters for. */
export const missingLetters = (text: string): string[] =>
  Array.from(new Set(text)).filter((character) => cutOf(0).outlines[character] === undefined)

/**
 * Typesets a line.
 * @param size The font size, in units of the drawing.
 * @returns Its characters with their positions along the baseline, and its width, in units of {@link unitsPerEm}.
 */
export function setLine(
  line: string,
  size: number,
): { placed: { character: string; x: number }[]; width: number } {
  const { advances, kerning } = cutOf(size)
  let [x, before] = [0, '']
  const placed = Array.from(line, (character) => {
    x += kerning[before + character] ?? 0
    const letter = { character, x }
    x += advances[character] ?? 0
    before = character
    return letter
  })
  return { placed, width: x }
}

/** How a line of words is set, in units of the drawing. */
export interface Setting {
  x: number
  y: number
  size: number
  /** Which part of the line is at `x`. */
  anchor: string
  /** What comes before the move to `x` and `y`, such as a rotation. */
  transform?: string | undefined
}

/**
 * The setting that an element's attributes describe.
 * @param outer That of the element around it, for what the attributes leave out.
 * @returns Without a size anywhere, `size` is NaN.
 */
export const settingOf = (own: (name: string) => string | undefined, outer?: Setting): Setting => ({
  x: Number.parseFloat(own('x') ?? '0'),
  y: Number.parseFloat(own('y') ?? '0'),
  size: Number.parseFloat(own('font-size') ?? `${outer?.size}`),
  anchor: own('text-anchor') ?? outer?.anchor ?? 'start',
  transform: own('transform') ?? outer?.transform,
})

/** Draws the words of one drawing as outlines, since an image can't use the fonts of its page. */
export class Lettering {
  /** The outlines in use, by id. */
  readonly #used = new Map<string, string>()

  /** The markup of a line: references to the outlines of its letters. */
  line(text: string, setting: Setting): string {
    const { x, y, size, anchor } = setting
    const scale = size / unitsPerEm
    const { placed, width } = setLine(text, size)
    const uses = placed.map((letter) => {
      const outline = cutOf(size).outlines[letter.character]
      if (!outline) return ''
      const id = nameOfCut(size).charAt(0) + letter.character.codePointAt(0)!.toString(36)
      this.#used.set(id, outline)
      return `<use href="#${id}"${letter.x === 0 ? '' : ` x="${letter.x}"`}/>`
    })
    const before = width * ({ middle: 0.5, end: 1 }[anchor] ?? 0)
    const place = [round(x - before * scale), round(y)]
    const transforms = [
      setting.transform,
      place.some((value) => value !== 0) && `translate(${place.join(' ')})`,
      `scale(${scale})`,
    ]
    return `<g transform="${transforms.filter(Boolean).join(' ')}">${uses.join('')}</g>`
  }

  /** The outlines that the lines refer to. */
  get definitions(): string {
    const paths = Array.from(this.#used, ([id, d]) => `<path id="${id}" d="${d}"/>`)
    return paths.length > 0 ? `<defs>${paths.join('')}</defs>` : ''
  }
}
