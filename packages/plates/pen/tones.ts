import type { Ground, LineTone, Tone } from '../drawings/grammar/grammar.ts'

/** The palette's token for each tone used as a fill. */
const fills: Readonly<Record<Tone, string>> = {
  ink: 'text',
  slate: 'text-muted',
  steel: 'line',
  stone: 'sunken',
  paper: 'page',
  gold: 'action',
  river: 'river',
  deep: 'band',
}

/** The token for each tone used for lines and text on the sheet. The gold used for fills is too light for either. */
export const lineTokens: Readonly<Record<LineTone, string>> = {
  ink: 'text',
  slate: 'text-muted',
  steel: 'line',
  gold: 'accent',
  river: 'link',
}

/** The token for text on each fill; steel has none. */
const words: Readonly<Partial<Record<Tone, string>>> = {
  ink: 'page',
  slate: 'page',
  stone: 'text',
  paper: 'text',
  gold: 'on-action',
  river: 'text',
  deep: 'on-band',
}

/** The blueprint's own tokens for fills: text would not reach a contrast of 7:1 on its river. */
const onBlueprint: Readonly<Partial<Record<Tone, string>>> = {
  river: 'sunken',
  stone: 'surface',
  paper: 'sunken',
}

/** The token of a fill on a ground: the name after `--color-` in the SVG. */
export const fillToken = (tone: Tone, ground: Ground): string =>
  (ground === 'blueprint' ? onBlueprint[tone] : undefined) ?? fills[tone]

/**
 * The token of text, or of a line, on a fill.
 * @throws {Error} If the fill has no color for it.
 */
export function tokenOn(fill: Tone): string {
  const token = words[fill]
  if (!token) throw new Error(`Text on ${fill} would not be readable.`)
  return token
}

/** The token of the gold of a main line, and of the edge that sets it off from a light sheet. */
export const brightToken = fills.gold
export const edgeToken = 'edge'
