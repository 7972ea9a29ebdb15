import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { animation, phonePhotograph, photograph } from '../../tests/sample-pictures.ts'
import { inspectPicture } from './inspect.ts'

const folder = temporaryFolder('pictures')

const inspect = (bytes: Uint8Array | string, encoder = 'one') => {
  const file = path.join(folder, 'picture')
  writeFileSync(file, bytes)
  return inspectPicture(file, encoder)
}

describe('a valid picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('of type %s is measured', async (format) => {
    const bytes = await photograph(640, 480).toFormat(format).toBuffer()
    expect(await inspect(bytes)).toMatchObject({ width: 640, height: 480 })
  })

  test('may contain the name of the mark for animation after its image', async () => {
    const png = await photograph(90, 60).png().toBuffer()
    expect(await inspect(Buffer.concat([png, Buffer.from('acTL')]))).toMatchObject({ width: 90 })
  })

  test('is measured upright', async () => {
    const bytes = await phonePhotograph(300, 400)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 300, orientation: 6 })
    expect(await inspect(bytes)).toMatchObject({ width: 300, height: 400 })
  })

  test('has a placeholder of a few bytes, unless it is transparent', async () => {
    const solid = await inspect(await photograph(640, 480).png().toBuffer())
    expect(solid).toMatchObject({ placeholder: expect.stringMatching(/^data:image\/webp;base64,.{40,160}$/) })
    const glass = sharp({ create: { width: 640, height: 480, channels: 4, background: '#0a08' } })
    expect(await inspect(await glass.png().toBuffer())).toMatchObject({ placeholder: '' })
  })

  test('has a different digest when it or the encoder changes', async () => {
    const one = await photograph(90, 60).png().toBuffer()
    const other = await photograph(60, 90).png().toBuffer()
    const digests = [await inspect(one), await inspect(other), await inspect(one, 'two')]
    expect(new Set(digests.map((found) => 'digest' in found && found.digest)).size).toBe(3)
    expect(await inspect(one)).toEqual(digests[0])
  })
})

describe('a file that can’t be used is reported with the reason and what to do:', () => {
  const startOf = async (picture: ReturnType<typeof photograph>) =>
    (await picture.toBuffer()).subarray(0, 9000)
  /** The beginning of a HEIF file of a brand that is compatible with others. */
  const heif = (brand: string, ...others: string[]) => `\0\0\0\x18ftyp${brand}\0\0\0\0${others.join('')}`
  /** A PNG whose header claims another size. */
  const claiming = async (width: number, height: number) => {
    const png = await photograph(90, 60).png().toBuffer()
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }
  const animatedPng = async () => {
    const png = await photograph(90, 60).png().toBuffer()
    const start = png.indexOf('IDAT') - 4
    return Buffer.concat([png.subarray(0, start), Buffer.from('\0\0\0\0acTL0000'), png.subarray(start)])
  }
  const cases: [name: string, make: () => Uint8Array | string | Promise<Uint8Array>, problem: RegExp][] = [
    ['an animated WebP', animation, /is animated.*export one frame/],
    ['an animated PNG', animatedPng, /is animated.*export one frame/],
    [
      'a JPEG that ends early',
      () => startOf(photograph(640, 480).jpeg()),
      /is broken.*export or copy it again/,
    ],
    ['a PNG that ends early', () => startOf(photograph(640, 480).png()), /is broken/],
    ['an empty file', () => '', /is not a readable picture; expected JPEG/],
    ['a text file', () => 'Not a picture', /is not a readable picture; expected JPEG/],
    [
      'an SVG',
      () => '\u{FEFF}\n<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      /type SVG; .*export it as PNG/,
    ],
    ['a GIF', () => photograph(64, 48).gif().toBuffer(), /type GIF; .*still frame/],
    ['a phone’s photograph', () => heif('heic', 'mif1', 'heic'), /type HEIC; .*Most Compatible/],
    ['another phone’s photograph', () => heif('mif1', 'mif1', 'heic'), /type HEIC; .*Most Compatible/],
    ['an AVIF that begins as any HEIF and ends early', () => heif('mif1', 'mif1', 'avif'), /is broken/],
    ['an animated AVIF', () => heif('avis', 'avif'), /type animated AVIF; .*one still frame/],
    ['a film', () => heif('isom', 'avc1'), /type video; .*still frame as JPEG/],
    ['a PDF', () => '%PDF-1.7', /type PDF; .*export the page/],
    ['a TIFF with the high bytes first', () => 'MM\0*', /is broken/],
    ['more than 100 megapixels', () => claiming(20_000, 10_000), /has 200 megapixels; .* 100: export/],
    ['a file over 20 MB', () => Buffer.alloc(20_100_000), /has 20.1 MB; expected at most 20 MB: export/],
  ]
  test.each(cases)('%s', async (_name, make, problem) => {
    const found = await inspect(await make())
    expect('problem' in found && found.problem).toMatch(problem)
  })
})
