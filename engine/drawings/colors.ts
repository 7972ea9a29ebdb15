import { toHex, type Oklch } from '../../styles/color.ts'
import { readPalette, type PaletteName } from '../../styles/palette.ts'
import type { Ground, LineTone, Tone } from '../../packages/plates/drawings/grammar/grammar.ts'

/**
 * The themes that a drawing supports. Its dark theme has a black ground, to cover the high-contrast profile
 * too: an image can't tell whether that profile is on.
 */
export type Theme = 'light' | 'dark'

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

const grounds: Readonly<Record<Ground, string>> = { sheet: 'surface', vellum: 'vellum', blueprint: 'page' }

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

const paletteOf = (ground: Ground, theme: Theme): PaletteName =>
  ground === 'blueprint' ? 'blueprint' : theme

function tokenOf(role: Role, ground: Ground, theme: Theme): string {
  if ('bright' in role) return fills.gold
  if ('casing' in role) return theme === 'light' && ground !== 'blueprint' ? lines.ink : grounds[ground]
  if ('ground' in role) return grounds[ground]
  if ('fill' in role) return (ground === 'blueprint' ? onBlueprint[role.fill] : undefined) ?? fills[role.fill]
  if ('line' in role) return lines[role.line]
  if ('word' in role) return lines[role.word]
  const fill = 'wordOn' in role ? role.wordOn : role.lineOn
  const token = words[fill]
  if (!token) throw new Error(`Words on ${fill} cannot be read.`)
  return token
}

const palettes = new Map<PaletteName, Record<string, Oklch>>()

/**
 * The color of a role on a ground in a theme.
 * @throws {Error} If words would stand on a fill that has no color for them.
 */
export function colorOf(role: Role, ground: Ground, theme: Theme): Oklch {
  const name = paletteOf(ground, theme)
  const palette = palettes.get(name) ?? readPalette(name)
  palettes.set(name, palette)
  const token = tokenOf(role, ground, theme)
  const color = palette[token]
  if (!color) throw new Error(`The palette '${name}' has no color '${token}'.`)
  return color
}

/** Shortens `#rrggbb` to `#rgb` where both mean the same color. */
const short = (hex: string): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')

export const hexOf = (role: Role, ground: Ground, theme: Theme): string =>
  short(toHex(colorOf(role, ground, theme)))
