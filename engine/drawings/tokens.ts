import { toHex, type Oklch } from '../../styles/color.ts'
import { colorsOf } from '../../styles/palette.ts'

/**
 * The themes that a drawing supports. An image can't tell whether the high-contrast profile is on, but the dark theme's
 * colors also reach that profile's ratios.
 */
export type Theme = 'light' | 'dark'

/** The background of a drawing: the page's sheet, tinted paper, or the blueprint, which is the same in both themes. */
export type Ground = 'sheet' | 'vellum' | 'blueprint'

const grounds: Readonly<Record<Ground, string>> = { sheet: 'surface', vellum: 'vellum', blueprint: 'page' }
export const groundNames = Object.keys(grounds)
export const isGround = (name: string): name is Ground => name in grounds

/**
 * The names allowed in `var(--color-…)` in a drawing: those of the styles; `ground`, the color of its own ground; and
 * `edge`, which outlines bright gold on light paper and is invisible on dark paper.
 */
export const tokenNames = (): string[] => [...Object.keys(colorsOf('light')), 'ground', 'edge']

/** The color of a token, one of {@link tokenNames}, on a ground in a theme. */
export function colorOf(token: string, ground: Ground, theme: Theme): Oklch {
  if (token === 'ground') return colorOf(grounds[ground], ground, theme)
  if (token === 'edge')
    return colorOf(theme === 'light' && ground !== 'blueprint' ? 'text' : 'ground', ground, theme)
  return colorsOf(ground === 'blueprint' ? 'blueprint' : theme)[token]!
}

/** The color of a token in hexadecimal, with as few digits as possible. */
export const hexOf = (token: string, ground: Ground, theme: Theme): string =>
  toHex(colorOf(token, ground, theme)).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')

/** The token whose color in the light theme is closest to a hexadecimal color, by distance in sRGB. */
export function closestToken(hex: string): string {
  const digits = hex.length < 6 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const channels = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const wanted = channels(digits)
  const distance = (token: string) =>
    Math.hypot(...channels(toHex(colorOf(token, 'sheet', 'light'))).map((value, at) => value - wanted[at]!))
  return tokenNames().toSorted((one, other) => distance(one) - distance(other))[0]!
}
