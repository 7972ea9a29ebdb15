import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { placeholder } from './encoding.ts'
import { fileType, isAnimatedPng, readableTypes, wrongType } from './file-types.ts'
import type { Inspected } from './ledger.ts'

/** The largest source file, in bytes. */
const mostBytes = 20_000_000
/** The most pixels in a source file: decoding a hundred megapixels takes 400 MB. */
const mostPixels = 100_000_000

/**
 * Decodes and measures a picture.
 * @param file The picture's path.
 * @param encoder What the digest depends on besides the picture's bytes: `encoderVersion` of survey.ts.
 * @returns The picture's size, upright, with a digest and a placeholder; or what is wrong with it, and what to do.
 */
export async function inspectPicture(file: string, encoder: string): Promise<Inspected> {
  const { size } = statSync(file)
  const remedy = 'export it 3000 pixels wide'
  const millions = (count: number, digits = 0) => (count / 1_000_000).toFixed(digits)
  if (size > mostBytes)
    return { problem: `has ${millions(size, 1)} MB; expected at most ${millions(mostBytes)} MB: ${remedy}` }
  const bytes = readFileSync(file)
  const type = fileType(bytes)
  if (type === undefined || !readableTypes.has(type)) return { problem: wrongType(type) }
  try {
    const { pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1 || isAnimatedPng(bytes))
      return { problem: 'is animated or has several pages; expected a still picture: export one frame' }
    const { width, height } = autoOrient
    if (width * height > mostPixels)
      return {
        problem: `has ${millions(width * height)} megapixels; expected at most ${millions(mostPixels)}: ${remedy}`,
      }
    // Decodes every pixel, so that a truncated file is found here rather than by a visitor.
    const { isOpaque } = await sharp(bytes, { failOn: 'warning' }).stats()
    return {
      digest: createHash('sha256').update(encoder).update(bytes).digest().toString('hex', 0, 16),
      width,
      height,
      placeholder: isOpaque ? await placeholderOf(bytes) : '',
    }
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n')
    return { problem: `is broken (${reason}); export or copy it again` }
  }
}

/** The photograph in forty pixels, as a data URL: about 75 bytes before base64. */
async function placeholderOf(bytes: Buffer): Promise<string> {
  const { width, height, quality } = placeholder
  const tiny = await sharp(bytes)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .webp({ quality, smartSubsample: true })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

// As a process, inspects the pictures that survey.ts names on standard input.
if (import.meta.main) {
  const { files, encoder } = (await json(process.stdin)) as { files: string[]; encoder: string }
  const inspected: Inspected[] = []
  // oxlint-disable-next-line no-await-in-loop -- Decoding a large picture takes hundreds of megabytes.
  for (const file of files) inspected.push(await inspectPicture(file, encoder))
  process.stdout.write(JSON.stringify(inspected))
}
