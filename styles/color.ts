/** An OKLCH color as written in styles/tokens/_palette.scss. */
export interface Oklch {
  lightness: number
  chroma: number
  /** Degrees. */
  hue: number
}

export const parseOklch = (text: string): Oklch => {
  const match = /oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)/.exec(text)
  if (!match) throw new Error(`'${text}' is not an OKLCH color; expected oklch(lightness chroma hue).`)
  const [, lightness, chroma, hue] = match.map(Number)
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 }
}

/** Linear sRGB, 0 to 1 within the gamut (Ottosson, "A perceptual color space", 2020). */
export function toLinearSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const radians = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Gamma of sRGB (IEC 61966-2-1). */
const encode = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055

/** The color as `#rrggbb`; channels outside sRGB are clipped. */
export const toHex = (color: Oklch): string =>
  `#${toLinearSrgb(color)
    .map((channel) => Math.round(255 * encode(Math.min(1, Math.max(0, channel)))))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

/** Linear light of an encoded channel (IEC 61966-2-1). */
const decode = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** A color in linear sRGB, from its channels as bytes. */
export const toLight = (bytes: Iterable<number>): number[] => Array.from(bytes, (byte) => decode(byte / 255))

/** Relative luminance of a color in linear sRGB (WCAG 2.2, definition). */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Contrast ratio of two colors in linear sRGB, 1 to 21 (WCAG 2.2, definition). */
export function contrastOfLight(first: readonly number[], second: readonly number[]): number {
  const lights = [luminance(first), luminance(second)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** The same of two colors in OKLCH. */
export const contrast = (first: Oklch, second: Oklch): number =>
  contrastOfLight(toLinearSrgb(first), toLinearSrgb(second))
