import { writeFileSync } from 'node:fs'
import path from 'node:path'
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
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
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
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /type SVG; .*export it as PNG/],
    ['a GIF', () => photograph(64, 48).gif().toBuffer(), /type GIF; .*still frame/],
    ['a phone’s photograph', () => heic, /type HEIC; .*Most Compatible/],
    ['a file over 20 MB', () => Buffer.alloc(20_100_000), /has 20.1 MB; expected at most 20 MB: export/],
  ]
  test.each(cases)('%s', async (_name, make, problem) => {
    const found = await inspect(await make())
    expect('problem' in found && found.problem).toMatch(problem)
  })
})
