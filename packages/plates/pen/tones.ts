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
const lines: Readonly<Record<LineTone, string>> = {
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

/** A use of a color. */
export type Role =
  | { fill: Tone }
  | { line: LineTone }
  | { word: LineTone }
  | { wordOn: Tone }
  | { lineOn: Tone }
  | { ground: true }
  /** The gold of a main line, used as a fill elsewhere. */
  | { bright: true }
  /** The edge that sets a main line off from a light sheet. */
  | { casing: true }

/**
 * The token of a role on a ground: the name after `--color-` in the SVG.
 * @throws {Error} If the role is text or a line on a fill that has no color for it.
 */
export function tokenOf(role: Role, ground: Ground): string {
  if ('bright' in role) return fills.gold
  if ('casing' in role) return 'edge'
  if ('ground' in role) return 'ground'
  if ('fill' in role) return (ground === 'blueprint' ? onBlueprint[role.fill] : undefined) ?? fills[role.fill]
  if ('line' in role) return lines[role.line]
  if ('word' in role) return lines[role.word]
  const fill = 'wordOn' in role ? role.wordOn : role.lineOn
  const token = words[fill]
  if (!token) throw new Error(`Text on ${fill} would not be readable.`)
  return token
}
