import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { phonePhotograph, photograph } from '../../tests/sample-pictures.ts'
import { encodings, formats } from '../pictures/encoding.ts'
import { inspectPicture } from '../pictures/inspect.ts'
import { variantsOf } from '../pictures/variants.ts'
import { fileFor } from './encode.ts'

const root = temporaryFolder('encode')
const source = 'portrait.jpg'
beforeAll(async () => writeFileSync(path.join(root, source), await phonePhotograph(1200, 1600)))

const made = async (format: (typeof formats)[number]) => {
  const found = await inspectPicture(path.join(root, source), 'test')
  if ('problem' in found) throw new Error(found.problem)
  const variants = variantsOf({ slot: 'portrait', file: source, alt: '' }, found)
  const variant = variants.find((candidate) => candidate.format === format)
  if (!variant) throw new Error(`no ${format}`)
  return { variant, ...(await fileFor(root, { source, variant })) }
}

describe.each(formats)('%s', (format) => {
  test('is upright, has the size that the page declares, and has no camera metadata', async () => {
    const camera = await sharp(path.join(root, source)).metadata()
    expect([camera.exif !== undefined, camera.orientation]).toEqual([true, 6])
    const { file, variant } = await made(format)
    const { width, height, exif, icc, xmp, iptc, orientation, pages = 1 } = await sharp(file).metadata()
    expect({ width, height }).toEqual({ width: variant.width, height: variant.height })
    expect({ exif, icc, xmp, iptc, orientation, pages }).toEqual({ pages: 1 })
    expect(statSync(file).size).toBeLessThan(variant.width * variant.height * encodings[format].bytesPerPixel)
  })

  test('is made only once', async () => {
    const [first, second] = [await made(format), await made(format)]
    expect([first.file, second.isNew]).toEqual([second.file, false])
  })
})

test('a crop shows the right part of the photograph: the sun is at its center', async () => {
  const bytes = await photograph(1600, 1200).jpeg().toBuffer()
  writeFileSync(path.join(root, 'sun.jpg'), bytes)
  const box = { left: 800, top: 200, width: 800, height: 600 }
  const variant = { name: 'sun.webp', format: 'webp', box, width: 80, height: 60 } as const
  const { file, isNew } = await fileFor(root, { source: 'sun.jpg', variant })
  const { effort, qualities } = encodings.webp
  const best = sharp(bytes).extract(box).resize(80, 60).webp({ effort, quality: qualities[0] })
  expect([isNew, readFileSync(file).equals(await best.toBuffer())]).toEqual([true, true])
  const pixel = (left: number, top: number) =>
    sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  const [sun, corner] = [await pixel(40, 28), await pixel(1, 58)]
  expect([...sun].reduce((sum, value) => sum + value)).toBeGreaterThan(
    [...corner].reduce((sum, value) => sum + value) + 100,
  )
})
