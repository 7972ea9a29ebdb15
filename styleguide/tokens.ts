import { readFileSync } from 'node:fs'
import { contrast, parseOklch } from '../styles/color.ts'
import type { PaletteName } from '../styles/palette.ts'

/** The entries of a Sass map in a token file, in order. */
export function tokensOf(file: 'palette' | 'scale', map: string): [name: string, value: string][] {
  const source = readFileSync(`styles/tokens/_${file}.scss`, 'utf8')
  const block = new RegExp(`\\$${map}: \\(([\\s\\S]*?)\\n\\);`).exec(source)?.[1] ?? ''
  const entries = [...block.matchAll(/^ {2}([\w-]+): (.+),$/gm)]
  return entries.map(([, name = '', value = '']) => [name, value])
}

/** The layers behind text. */
const layers = ['page', 'surface', 'sunken'] as const

interface Swatch {
  name: string
  value: string
  /** Contrast on each layer, as `16.3`. */
  ratios: string[]
}

/** The colors of a palette with their contrast on page, surface and third layer. */
export function swatchesOf(palette: PaletteName): Swatch[] {
  const tokens = tokensOf('palette', palette)
  const grounds = layers.map((layer) => tokens.find(([name]) => name === layer)?.[1] ?? '')
  return tokens.map(([name, value]) => ({
    name,
    value,
    ratios: grounds.map((ground) => contrast(parseOklch(value), parseOklch(ground)).toFixed(1)),
  }))
}
