import { readFileSync } from 'node:fs'
import { parseOklch, toHex, type Oklch } from './color.ts'

export const paletteNames = ['light', 'dark', 'blueprint', 'contrast'] as const
export type PaletteName = (typeof paletteNames)[number]

/** The theme's palette with the site's accent, written by engine/site/prepare.ts. */
const ofSite = '.site/_palette.scss'

/**
 * The colors of one theme, or of the blueprint, by name. Build time only.
 * @param source A palette file's text; by default, the site's.
 */
export function readPalette(
  theme: PaletteName,
  source: string = readFileSync(ofSite, 'utf8'),
): Record<string, Oklch> {
  const block = new RegExp(`\\$${theme}: \\(([\\s\\S]*?)\\n\\);`).exec(source)?.[1] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/([\w-]+): (oklch\([^)]*\))/g)].map(([, key = '', value = '']) => [
      key,
      parseOklch(value),
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
