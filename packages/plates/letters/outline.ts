import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { lettersFile, unitsPerEm, type Cut, type Letters } from '../../../engine/drawings/lettering.ts'
import { numbers } from '../../../model/lines.ts'

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** ASCII, Latin-1, and the punctuation and signs that texts use besides. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...Array.from('–—’“”„‘…•→≠½¼œŒ')]
const source = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/** The parts of harfbuzzjs used here; the package has no types. */
interface HarfBuzz {
  createBlob: (data: Uint8Array) => object
  createFace: (blob: object, index: number) => { upem: number }
  createFont: (face: object) => { glyphToPath: (id: number) => string }
  createBuffer: () => {
    addText: (text: string) => void
    guessSegmentProperties: () => void
    json: () => { g: number; ax: number }[]
    destroy: () => void
  }
  shape: (font: object, buffer: object) => void
}

/** Converts a font's path data, whose y axis points up, to relative steps in whole units. */
function compact(d: string, scale: number): string {
  let [x, y] = [0, 0]
  return [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', values = '']) => {
      if (command === 'Z') return 'z'
      const absolute = values
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((value, index) => Math.round(Number(value) * scale * (index % 2 === 0 ? 1 : -1)))
      const steps = absolute.map((value, index) => value - (index % 2 === 0 ? x : y))
      ;[x, y] = [absolute.at(-2) ?? x, absolute.at(-1) ?? y]
      return command === 'M' ? `M${numbers(absolute)}` : command.toLowerCase() + numbers(steps)
    })
    .join('')
}

/** Outlines the letters of the site's typeface at one point of its axes. */
async function outlineCut(hb: HarfBuzz, file: Buffer, axes: Record<string, number>): Promise<Cut> {
  const data = await subsetFont(file, characters.join(''), { targetFormat: 'truetype', variationAxes: axes })
  const face = hb.createFace(hb.createBlob(new Uint8Array(data)), 0)
  const font = hb.createFont(face)
  const scale = unitsPerEm / face.upem
  const shaped = (text: string) => {
    const buffer = hb.createBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const glyphs = buffer.json()
    buffer.destroy()
    return glyphs
  }
  const cut: { -readonly [Part in keyof Cut]: Record<string, Cut[Part][string]> } = {
    outlines: {},
    advances: {},
    kerning: {},
  }
  const known = characters.flatMap((character) => {
    const [glyph] = shaped(character)
    // Glyph 0 stands for a character that the font lacks.
    return glyph && glyph.g !== 0 ? [{ character, ...glyph }] : []
  })
  for (const { character, g, ax } of known) {
    cut.outlines[character] = compact(font.glyphToPath(g), scale)
    cut.advances[character] = Math.round(ax * scale)
    for (const { character: next } of known) {
      const [first, second] = shaped(character + next)
      const kern = first && second ? Math.round((first.ax - ax) * scale) : 0
      if (kern !== 0) cut.kerning[character + next] = kern
    }
  }
  return cut
}

/** The letters that the build draws the words of drawings with: condensed for notes, wide for the few large words. */
export async function outlineLetters(): Promise<Letters> {
  const require = createRequire(import.meta.url)
  const hb = (await require('harfbuzzjs')) as HarfBuzz
  const file = readFileSync(require.resolve(source))
  return {
    condensed: await outlineCut(hb, file, { wght: 600, wdth: 80 }),
    display: await outlineCut(hb, file, { wght: 720, wdth: 108 }),
  }
}

// `npm run draw -w packages/plates` writes them.
if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, '../../..', lettersFile)
  writeFileSync(file, `${JSON.stringify(await outlineLetters())}\n`)
  console.log(`${lettersFile} written`)
}
