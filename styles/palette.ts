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

const palettes = new Map<PaletteName, Record<string, Oklch>>()

/**
 * One color of a theme as `#rrggbb`, for formats that support neither OKLCH nor custom properties: images, the web
 * manifest, `theme-color`.
 * @throws {Error} If the theme has no color of that name.
 */
export function paletteHex(theme: PaletteName, name: string): string {
  const palette = palettes.get(theme) ?? readPalette(theme)
  palettes.set(theme, palette)
  const color = palette[name]
  if (!color) throw new Error(`The palette '${theme}' has no color '${name}'.`)
  return toHex(color)
}
