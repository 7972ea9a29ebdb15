/**
 * How the files are encoded. Each quality is tried in turn until a file keeps to its bytes for each pixel: most
 * photographs do at the first, leaves and gravel need another.
 */
export const encodings = {
  avif: { type: 'image/avif', qualities: [54, 46, 38, 30], bytesPerPixel: 0.1, effort: 4 },
  webp: { type: 'image/webp', qualities: [76, 68, 60, 50], bytesPerPixel: 0.15, effort: 4 },
} as const

/** The placeholder of a photograph until it has loaded: a few pixels with its light and dark areas. */
export const placeholder = { width: 8, height: 5, quality: 60 } as const

export type Format = keyof typeof encodings

/** From the smaller files to those that every browser can read. */
export const formats = Object.keys(encodings) as Format[]
