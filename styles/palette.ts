import { readFileSync } from 'node:fs'
import { parseOklch, toHex, type Oklch } from './color.ts'

export const paletteNames = ['light', 'dark', 'blueprint', 'contrast'] as const
export type PaletteName = (typeof paletteNames)[number]

/** The theme's palette with the site's accent, written by engine/site/prepare.ts. */
const ofSite = '.site/_palette.scss'

/** A color's row in a palette file: its name, and its values in the order of {@link paletteNames}. */
export const paletteRow = /^ {2}([\w-]+): (oklch\(.*\)),$/gm

/** The values of a row. */
export const valuesIn = (row: string): string[] => row.split(/(?<=\)) /)

/**
 * The colors of one theme, or of the blueprint, by name. Build time only.
 * @param source A palette file's text; by default, the site's.
 */
export function readPalette(
  theme: PaletteName,
  source: string = readFileSync(ofSite, 'utf8'),
): Record<string, Oklch> {
  const column = paletteNames.indexOf(theme)
  return Object.fromEntries(
    Array.from(source.matchAll(paletteRow), ([, name = '', row = '']) => [
      name,
      parseOklch(valuesIn(row)[column] ?? ''),
    ]),
  )
}

const palettes: Partial<Record<PaletteName, Record<string, Oklch>>> = {}

/**
 * Makes the functions below use a palette that is not written to a file yet, or has changed.
 * @param source The palette in Sass.
 */
export function takePalette(source: string): void {
  for (const name of paletteNames) palettes[name] = readPalette(name, source)
}

/** The site's colors in one theme, by name; the same names in each. */
export const colorsOf = (theme: PaletteName): Record<string, Oklch> =>
  (palettes[theme] ??= readPalette(theme))

/**
 * One color of a theme as `#rrggbb`, for formats that support neither OKLCH nor custom properties: images, the web
 * manifest, `theme-color`.
 */
export const paletteHex = (theme: PaletteName, name: string): string => toHex(colorsOf(theme)[name]!)
