import { contrast, parseOklch, toHex, toLight, toLinearSrgb, type Oklch } from './color.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { paletteNames, paletteRow, readPalette, valuesIn, type PaletteName } from './palette.ts'

export type Palette = Record<string, Oklch>
export type Palettes = Readonly<Record<PaletteName, Palette>>

/** The tokens that take the accent's hue: those that are gold in the project's palette. */
const accentFamily: ReadonlySet<string> = new Set([
  'accent',
  'on-band-accent',
  'action',
  'action-hover',
  'focus',
  'glow',
  'window',
  'tension',
])
/** The tokens that also take it if the accent is a cool color: those that are blue. */
const groundFamily: ReadonlySet<string> = new Set(['link', 'river', 'band', 'compression'])
const blueprintGrounds: ReadonlySet<string> = new Set([
  'page',
  'surface',
  'sunken',
  'vellum',
  'vellum-raised',
  'grid',
  'line',
  'line-faint',
  'border-control',
  'text-muted',
])

/** Whether the hue is between yellow-green and magenta, in OKLCH degrees: the blueprint adopts such hues. */
const isCool = ({ hue, chroma }: Oklch): boolean => chroma > 0.04 && hue > 130 && hue < 330

const ink: Oklch = { lightness: 0.17, chroma: 0.014, hue: 255 }
const white: Oklch = { lightness: 0.985, chroma: 0.002, hue: 85 }
/** WCAG 2.2, 1.4.6. */
const leastForText = 7
const step = 0.005

/** The color as it will be written in the file. */
export const rounded = (color: Oklch): Oklch => parseOklch(toOklchText(color))

const isInGamut = (color: Oklch): boolean =>
  toLinearSrgb(color).every((channel) => channel > -0.0005 && channel < 1.0005)

/** The color with as much of its chroma as sRGB can show at this lightness. */
export function inGamut(color: Oklch): Oklch {
  const cut = { ...color }
  while (cut.chroma > 0 && !isInGamut(cut)) cut.chroma = Math.max(0, cut.chroma - step)
  return cut
}

/** The color of a button's text: the present one, ink or white, whichever first has enough contrast. */
const onAction = (action: Oklch, now: Oklch = ink): Oklch | undefined =>
  [now, ink, white].find((front) => contrast(front, action) >= leastForText)

/** Lightnesses in 0 to 1, from the nearest to a given one to the farthest. */
function* lightnessesAround(lightness: number): Generator<number> {
  for (let change = 0; change <= 1; change += step)
    for (const candidate of [lightness + change, lightness - change])
      if (candidate >= 0 && candidate <= 1) yield candidate
}

/** The color as a person writes it, in `#rrggbb`. */
const asWritten = (color: Oklch): Oklch => parseAccent(toHex(color)) ?? color

/**
 * The nearest accent that can be a button's color: its text in ink or white has a contrast of 7:1.
 * @returns The accent itself if it can; otherwise one that is still accepted when written as `#rrggbb`.
 */
export function nearestAccent(accent: Oklch): Oklch {
  for (const lightness of lightnessesAround(accent.lightness)) {
    const candidate = lightness === accent.lightness ? accent : asWritten(inGamut({ ...accent, lightness }))
    if (onAction(rounded(candidate))) return candidate
  }
  return accent
}

/** Changes a color's lightness, as little as possible, until it has its contrast on every background. */
function withContrast(color: Oklch, backs: readonly { back: Oklch; least: number }[]): Oklch {
  const reaches = (candidate: Oklch) => backs.every(({ back, least }) => contrast(candidate, back) >= least)
  for (const lightness of lightnessesAround(color.lightness)) {
    const candidate = rounded(inGamut({ ...color, lightness }))
    if (reaches(candidate)) return candidate
  }
  return color
}

/** Turns a color's hue by the accent's distance from the project's gold, and scales its chroma likewise. */
function toward(color: Oklch, accent: Oklch, gold: Oklch): Oklch {
  if (color.chroma === 0) return color
  const chroma = gold.chroma === 0 ? 0 : (color.chroma * accent.chroma) / gold.chroma
  return inGamut({ ...color, chroma, hue: (color.hue + accent.hue - gold.hue + 360) % 360 })
}

const isGround = (palette: PaletteName, name: string): boolean =>
  groundFamily.has(name) || (palette === 'blueprint' && blueprintGrounds.has(name))

/** One palette with the accent instead of the project's. */
function derive(name: PaletteName, palette: Palette, accent: Oklch, gold: Oklch): Palette {
  const hued: Palette = Object.fromEntries(
    Object.entries(palette).map(([key, color]) => {
      if (accentFamily.has(key)) return [key, toward(color, accent, gold)]
      if (isCool(accent) && color.chroma > 0.003 && isGround(name, key))
        return [key, inGamut({ ...color, hue: accent.hue })]
      return [key, color]
    }),
  )
  for (const [key, color] of Object.entries(hued)) hued[key] = rounded(color)
  if (name !== 'contrast') hued['action'] = rounded(accent)
  const words = onAction(hued['action'] ?? accent, palette['on-action']) ?? ink
  hued['on-action'] = words
  // If the text is white, the button darkens under the pointer rather than brightening.
  if (words === white)
    hued['action-hover'] = inGamut({ ...accent, lightness: Math.max(0, accent.lightness - 0.05) })
  const fronts = [...new Set(contrastPairs.map(([front]) => front))]
  for (const front of fronts) {
    const color = hued[front]
    if (!color || front === 'on-action') continue
    const backs = contrastPairs
      .filter(([other]) => other === front)
      .map(([, back, least]) => ({ back: hued[back] ?? color, least }))
    hued[front] = withContrast(color, backs)
  }
  return hued
}

const palettesBy = (palette: (name: PaletteName) => Palette): Palettes =>
  Object.fromEntries(paletteNames.map((name) => [name, palette(name)])) as unknown as Palettes

/**
 * The palettes with another accent, in which every pair of colors has its contrast.
 * @param accent One that {@link nearestAccent} accepts as it is.
 * @param base The project's own palettes, from styles/tokens/_palette.scss.
 */
export const derivePalettes = (accent: Oklch, base: Palettes): Palettes =>
  palettesBy((name) => derive(name, base[name], accent, base.dark['action'] ?? accent))

const decimals = (value: number, places: number): string => String(Number(value.toFixed(places)))

/** A color as written in the palette file. */
const toOklchText = ({ lightness, chroma, hue }: Oklch): string =>
  `oklch(${decimals(lightness, 3)} ${decimals(chroma, 3)} ${decimals(hue, 0)})`

/** All palettes in a palette file's text. */
export const palettesIn = (source: string): Palettes => palettesBy((name) => readPalette(name, source))

/**
 * The theme's palette with a site's accent.
 * @param source The text of styles/tokens/_palette.scss; its comments and order are kept.
 * @param accent One that {@link nearestAccent} accepts as it is; without one, the source is unchanged.
 */
export const paletteOf = (source: string, accent: Oklch | undefined): string =>
  accent ? withPalettes(source, derivePalettes(accent, palettesIn(source))) : source

/** Replaces the colors in a palette file's text. */
const withPalettes = (source: string, palettes: Palettes): string =>
  source.replace(paletteRow, (_row, name: string, row: string) => {
    const values = valuesIn(row).map((old, column) => {
      const color = palettes[paletteNames[column]!][name]
      const isSame = color && toOklchText(color) === toOklchText(parseOklch(old))
      return color && !isSame ? toOklchText(color) : old
    })
    return `  ${name}: ${values.join(' ')},`
  })

/**
 * A color written as `#rrggbb` or `oklch(…)`.
 * @returns Undefined if it is neither.
 */
export function parseAccent(text: string): Oklch | undefined {
  const hex = /^#([0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (!hex)
    return /^oklch\(\s*[\d.]+\s+[\d.]+\s+[\d.]+\s*\)$/.test(text.trim()) ? parseOklch(text) : undefined
  const [red = 0, green = 0, blue = 0] = toLight(
    [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  // The inverse of toLinearSrgb (Ottosson, "A perceptual color space", 2020).
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const [a, b] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (hue + 360) % 360,
  }
}
