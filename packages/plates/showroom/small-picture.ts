import sharp from 'sharp'

/** From the best down. */
const qualities = [90, 85, 80, 75, 70, 65, 60, 50, 40, 30]

/**
 * Makes a WebP file of a picture, with the highest quality that stays within some bytes, or with the lowest.
 * @param width In pixels; the height follows.
 */
export async function smallPicture(picture: Buffer, width: number, mostBytes: number): Promise<Buffer> {
  const scaled = sharp(picture).resize({ width })
  let file = Buffer.alloc(0)
  for (const quality of qualities) {
    // Each attempt depends on the one before.
    // oxlint-disable-next-line no-await-in-loop
    file = await scaled.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= mostBytes) break
  }
  return file
}
