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

/** Relative luminance (WCAG 2.2, definition). */
const luminance = (color: Oklch): number => {
  const [red, green, blue] = toLinearSrgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, definition). */
export function contrast(first: Oklch, second: Oklch): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((one, two) => two - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
