import type { Ground, LineTone, Tone } from '../drawings/grammar/grammar.ts'

/** The token of the palette for each tone that fills. */
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

/** The token for each tone that draws lines and sets words on the sheet. Gold that fills is too light for either. */
const lines: Readonly<Record<LineTone, string>> = {
  ink: 'text',
  slate: 'text-muted',
  steel: 'line',
  gold: 'accent',
  river: 'link',
}

/** The token for words on a fill; steel fills have no words. */
const words: Readonly<Partial<Record<Tone, string>>> = {
  ink: 'page',
  slate: 'page',
  stone: 'text',
  paper: 'text',
  gold: 'on-action',
  river: 'text',
  deep: 'on-band',
}

/** The blueprint's river is too light for words at 7:1. */
const onBlueprint: Readonly<Partial<Record<Tone, string>>> = {
  river: 'sunken',
  stone: 'surface',
  paper: 'sunken',
}

/** What a color is used for. */
export type Role =
  | { fill: Tone }
  | { line: LineTone }
  | { word: LineTone }
  | { wordOn: Tone }
  | { lineOn: Tone }
  | { ground: true }
  /** The bright gold of a main line, which fills elsewhere, and the edge that sets it off from a light sheet. */
  | { bright: true }
  | { casing: true }

/**
 * The token of a role on a ground: what `var(--color-…)` names in the SVG.
 * @throws {Error} If words would stand on a fill that has no color for them.
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
  if (!token) throw new Error(`Words on ${fill} cannot be read.`)
  return token
}
