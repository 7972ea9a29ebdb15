import { readFileSync } from 'node:fs'
import { contrast, toHex } from '../styles/color.ts'
import { readPalette, type PaletteName } from '../styles/palette.ts'

/** The entries of a Sass map in `styles/tokens/_scale.scss`, in order. */
export function tokensOf(map: string): [name: string, value: string][] {
  const source = readFileSync('styles/tokens/_scale.scss', 'utf8')
  const block = new RegExp(`\\$${map}: \\(([\\s\\S]*?)\\n\\);`).exec(source)?.[1] ?? ''
  const entries = [...block.matchAll(/^ {2}([\w-]+): (.+),$/gm)]
  return entries.map(([, name = '', value = '']) => [name, value])
}

/** The layers behind text. */
const layers = ['page', 'surface', 'sunken'] as const

/** The colors of a palette, each with its contrast on page, surface and third layer, as `16.3`. */
export function swatchesOf(palette: PaletteName) {
  const colors = readPalette(palette)
  return Object.entries(colors).map(([name, color]) => ({
    name,
    value: toHex(color),
    ratios: layers.map((layer) => contrast(color, colors[layer] ?? color).toFixed(1)),
  }))
}
