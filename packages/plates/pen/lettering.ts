import type { TextSize } from '../drawings/grammar/grammar.ts'
import { cuts, em, type Cut, type CutName } from './glyphs.ts'

/** Each text size: its font size in units of a composition, its cut, and its line height as a multiple of the size. */
export const sizes: Readonly<Record<TextSize, { size: number; cut: CutName; leading: number }>> = {
  note: { size: 13, cut: 'condensed', leading: 1.2 },
  label: { size: 15, cut: 'condensed', leading: 1.2 },
  title: { size: 19, cut: 'display', leading: 1.15 },
  figure: { size: 32, cut: 'display', leading: 1.05 },
  poster: { size: 60, cut: 'display', leading: 1 },
}

/** A letter of a typeset line, with its position along the baseline in units of {@link em}. */
interface Placed {
  character: string
  x: number
}

/**
 * Typesets a line.
 * @returns Its letters, and its width in units of {@link em}.
 * @throws {Error} If the cut lacks a letter.
 */
export function setLine(text: string, cut: Cut): { letters: Placed[]; width: number } {
  let x = 0
  let before = ''
  const letters: Placed[] = []
  for (const character of text) {
    const glyph = cut.glyphOf(character)
    if (!glyph) throw new Error(`The lettering has no '${character}' for “${text}”.`)
    if (before) x += cut.kerningOf(before, character)
    if (glyph.d !== '') letters.push({ character, x })
    x += glyph.advance
    before = character
  }
  return { letters, width: x }
}

/** Width of a text's longest line, in units of a composition. */
export const widthOf = (text: string, size: TextSize): number =>
  Math.max(...text.split('\n').map((line) => setLine(line, cuts[sizes[size].cut]).width)) *
  (sizes[size].size / em)
