import sharp from 'sharp'

/** The WebP qualities to try, from best to worst. */
const qualities = [90, 85, 80, 75, 70, 65, 60, 50, 40, 30]

/**
 * Converts a picture to WebP, at the highest quality that stays within a size limit, or at the lowest quality if none does.
 * @param width In pixels; the aspect ratio is kept.
 */
export async function smallPicture(picture: Buffer, width: number, mostBytes: number): Promise<Buffer> {
  const scaled = sharp(picture).resize({ width })
  let file = Buffer.alloc(0)
  for (const quality of qualities) {
    // Whether there is a next attempt depends on this one.
    // oxlint-disable-next-line no-await-in-loop
    file = await scaled.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= mostBytes) break
  }
  return file
}
