/** Photographs for tests, generated because the sample has none. */
import sharp from 'sharp'

/** A picture like a photograph, with soft gradients and a camera's noise. */
export function photograph(width: number, height: number) {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#31507c"/><stop offset=".6" stop-color="#d79a6a"/><stop offset="1" stop-color="#1b120f"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><circle cx="75%" cy="40%" r="12%" fill="#ffd9a0"/></svg>`
  const noise = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 12 } } as const
  return sharp({ create: { ...noise, background: '#808080' } }).composite([
    { input: Buffer.from(sky), blend: 'hard-light' },
  ])
}

/** The metadata that a phone writes into its photographs, such as the location. */
const phoneNotes = {
  IFD0: { Make: 'Telephone', Copyright: 'Somebody' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '40/1 26/1 46/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '79/1 58/1 56/1',
  },
}

/** A photograph as saved by a phone held upright: the pixels are rotated (EXIF orientation 6). */
export const phonePhotograph = (width: number, height: number): Promise<Buffer> =>
  photograph(height, width).withExif(phoneNotes).withMetadata({ orientation: 6 }).jpeg().toBuffer()

/** A short animation. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#a00', '#0a0', '#00a'].map((background) =>
      sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer()
}
