import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { numbers } from '../../../model/lines.ts'

/** Units per em of outlines: a unit is about a tenth of a pixel at the size of a label. */
export const em = 200

/** A glyph's outline as path data, with the baseline at y = 0, and its advance width, in units of {@link em}. */
interface Glyph {
  d: string
  advance: number
}

const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}–—’“”×÷≠→½¼…`
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

const require = createRequire(import.meta.url)
const hb = (await require('harfbuzzjs')) as HarfBuzz

/** Converts a font's path data, whose y axis points up, to relative steps in whole units of {@link em}. */
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

/** A cut of the site's typeface. */
async function openCut(axes: Record<string, number>) {
  const data = await subsetFont(readFileSync(require.resolve(source)), characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  const face = hb.createFace(hb.createBlob(new Uint8Array(data)), 0)
  const font = hb.createFont(face)
  const scale = em / face.upem
  const shaped = (text: string) => {
    const buffer = hb.createBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const glyphs = buffer.json()
    buffer.destroy()
    return glyphs
  }
  const read = (character: string): Glyph | undefined => {
    const [glyph] = shaped(character)
    // Glyph 0 stands for a character that the font lacks.
    if (!glyph || glyph.g === 0) return undefined
    return { d: compact(font.glyphToPath(glyph.g), scale), advance: Math.round(glyph.ax * scale) }
  }
  const kern = (before: string, pair: string): number => {
    const [[alone], [first, ...others]] = [shaped(before), shaped(pair)]
    return alone && first && others.length === 1 ? Math.round((first.ax - alone.ax) * scale) : 0
  }
  const glyphs: Record<string, Glyph | undefined> = {}
  const kerning: Record<string, number> = {}
  return {
    /** The glyph of a character; undefined if the font lacks it. */
    glyphOf: (character: string) => (glyphs[character] ??= read(character)),
    /** How far a character moves after another. */
    kerningOf: (before: string, character: string) =>
      (kerning[before + character] ??= kern(before, before + character)),
  }
}

export type Cut = Awaited<ReturnType<typeof openCut>>

/** The cuts of the site's typeface used in drawings: condensed for notes, wide for the few large words. */
export const cuts = {
  condensed: await openCut({ wght: 600, wdth: 80 }),
  display: await openCut({ wght: 720, wdth: 108 }),
} as const
export type CutName = keyof typeof cuts
