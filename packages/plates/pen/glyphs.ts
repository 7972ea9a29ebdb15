import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { numbers } from '../../../model/lines.ts'

/** Units per em in which outlines are stored: a unit is about a tenth of a pixel at the size of a label. */
export const em = 200

/** A glyph's outline as path data, with the baseline at y = 0, and its advance width, in units of {@link em}. */
interface Glyph {
  d: string
  advance: number
}

/** The glyphs and kerning pairs of one cut, by character and by pair of characters. */
export interface Cut {
  glyphs: Readonly<Record<string, Glyph>>
  kerning: Readonly<Record<string, number>>
}

/** The cuts of the site's typeface used in drawings: condensed for notes, wide for the few large words. */
const cuts = {
  condensed: { wght: 600, wdth: 80 },
  display: { wght: 720, wdth: 108 },
} as const
export type CutName = keyof typeof cuts

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

async function readCut(hb: HarfBuzz, axes: Record<string, number>): Promise<Cut> {
  const file = createRequire(import.meta.url).resolve(source)
  const data = await subsetFont(readFileSync(file), characters, {
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
  const single = new Map(Array.from(characters, (character) => [character, shaped(character)[0]]))
  const glyphs: Record<string, Glyph> = {}
  const kerning: Record<string, number> = {}
  for (const [character, glyph] of single) {
    // Glyph 0 stands for a character that the font lacks.
    if (!glyph || glyph.g === 0) continue
    glyphs[character] = {
      d: compact(font.glyphToPath(glyph.g), scale),
      advance: Math.round(glyph.ax * scale),
    }
    for (const [next] of single) {
      if (single.get(next)?.g === 0) continue
      const pair = shaped(character + next)
      const moved = Math.round(((pair[0]?.ax ?? glyph.ax) - glyph.ax) * scale)
      if (pair.length === 2 && moved !== 0) kerning[character + next] = moved
    }
  }
  return { glyphs, kerning }
}

const fileOf = (root: string): string => path.join(root, '.cache', 'fonts', 'glyphs.json')

/** Stores the outlines of the glyphs, unless they are stored already: drawing is synchronous, reading a font is not. */
export async function writeGlyphs(root: string): Promise<void> {
  const file = fileOf(root)
  const made = JSON.stringify({ cuts, characters, em })
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(`{"made":${made},`)) return
  const hb = (await createRequire(import.meta.url)('harfbuzzjs')) as HarfBuzz
  const [condensed, display] = await Promise.all([readCut(hb, cuts.condensed), readCut(hb, cuts.display)])
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `{"made":${made},"cuts":${JSON.stringify({ condensed, display })}}`)
}

let known: Readonly<Record<CutName, Cut>> | undefined

/**
 * The glyphs that {@link writeGlyphs} stored.
 * @throws {Error} If it has not run.
 */
export function readGlyphs(root = process.cwd()): Readonly<Record<CutName, Cut>> {
  known ??= (JSON.parse(readFileSync(fileOf(root), 'utf8')) as { cuts: Record<CutName, Cut> }).cuts
  return known
}
