/**
 * How the files are encoded. Qualities are tried in turn until the file is within its bytes per pixel. The first is
 * enough for most photographs, but not for leaves and gravel.
 */
export const encodings = {
  avif: { type: 'image/avif', qualities: [54, 46, 38, 30], bytesPerPixel: 0.1, effort: 4 },
  webp: { type: 'image/webp', qualities: [76, 68, 60, 50], bytesPerPixel: 0.15, effort: 4 },
} as const

/** The placeholder that is shown until a photograph has loaded: a few pixels with its light and dark areas. */
export const placeholder = { width: 8, height: 5, quality: 60 } as const

export type Format = keyof typeof encodings

/** The formats, from the smallest files to those that every browser can read. */
export const formats = Object.keys(encodings) as Format[]
