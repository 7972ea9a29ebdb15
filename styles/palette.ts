import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseOklch, toHex, type Oklch } from './color.ts'

export type PaletteName = 'light' | 'dark' | 'blueprint' | 'contrast'

/**
 * The colors of one theme, or of the blueprint, by their names, from styles/tokens/_palette.scss. Build time only.
 * @param root The project's root.
 */
export function readPalette(theme: PaletteName, root = process.cwd()): Record<string, Oklch> {
  const source = readFileSync(path.join(root, 'styles/tokens/_palette.scss'), 'utf8')
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
 * One color of a theme as `#rrggbb`, for what knows neither OKLCH nor custom properties: images,
 * the web manifest, `theme-color`.
 * @throws {Error} If the theme has no color of that name.
 */
export function paletteHex(theme: PaletteName, name: string): string {
  const palette = palettes.get(theme) ?? readPalette(theme)
  palettes.set(theme, palette)
  const color = palette[name]
  if (!color) throw new Error(`The palette '${theme}' has no color '${name}'.`)
  return toHex(color)
}
