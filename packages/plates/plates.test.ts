import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawingBudget } from '../../engine/drawing-files/write-drawings.ts'
import { readSvg } from '../../engine/drawings/read-svg.ts'
import { themed } from '../../engine/drawings/themed.ts'
import { colorOf, takePalette } from '../../engine/drawings/tokens.ts'
import { sampleModules } from '../../tests/sample/modules-folder.ts'
import { contrast } from '../../styles/color.ts'
import { pageDrawings } from './drawings/all.ts'
import type { Drawing, Ground, LineTone, Mark, Tone } from './drawings/grammar/grammar.ts'
import { researchDrawings } from './drawings/research.ts'
import { allFiles, drawingsFolder, filesOf, site } from './files.ts'
import { cuts } from './pen/glyphs.ts'
import { setLine, sizes, widthOf } from './pen/lettering.ts'
import { renderMarks } from './pen/render.ts'
import { outlineOf } from './pen/shapes.ts'
import { brightToken, edgeToken, fillToken, lineTokens, tokenOn } from './pen/tones.ts'

// The drawings belong to the sample, whatever site the project is set up for.
takePalette(readFileSync(`${sampleModules}/_palette.scss`, 'utf8'))

const draw = (marks: readonly Mark[], wordless = false) =>
  renderMarks(marks, { view: [0, 0, 100, 80], ground: 'sheet', wordless })

test('the committed files are those that this package writes', () => {
  const written = allFiles(process.cwd())
  const stale = Object.entries(written)
    .filter(([file, text]) => readFileSync(path.join(drawingsFolder, file), 'utf8') !== text)
    .map(([file]) => `${file} is out of date: npm run draw -w packages/plates`)
  expect(stale).toEqual([])
  expect(readdirSync(drawingsFolder).toSorted()).toEqual(Object.keys(written).toSorted())
})

describe('the grammar', () => {
  test('a box becomes a path, and its text becomes outlines', () => {
    const svg = draw([{ box: [10, 20, 30, 40], fill: 'gold', text: 'To' }])
    expect(svg).toContain('<path fill="var(--color-action)"')
    expect(svg).toContain('d="M10 20h30v40h-30z"')
    expect(svg.match(/<use /g)).toHaveLength(2)
    expect(svg).not.toContain('<text')
  })

  test('a letter is outlined once, however often it is used', () => {
    const svg = draw([{ text: 'noon', at: [10, 20] }])
    expect(svg.match(/<path id=/g)).toHaveLength(2)
    expect(svg.match(/<use /g)).toHaveLength(4)
  })

  test('pairs of letters are kerned', () => {
    const advance = (character: string) => cuts.condensed.glyphOf(character)?.advance ?? 0
    const alone = advance('T') + advance('o')
    expect(setLine('To', cuts.condensed).width).toBeLessThan(alone)
  })

  test('the error for a letter that the font lacks names it', () => {
    expect(() => draw([{ text: 'Σ', at: [0, 0] }])).toThrow("no 'Σ'")
  })

  test('text on a fill that has no text color is rejected', () => {
    expect(() => draw([{ box: [0, 0, 10, 10], fill: 'steel', text: 'x' }])).toThrow('Text on steel')
  })

  test('a card has no text', () => {
    expect(draw([{ text: 'Gone', at: [10, 20] }], true)).not.toContain('<use')
  })

  test('a comment beside the outlines has their text, so that it can be searched', () => {
    expect(draw([{ text: 'Two & three\n-- four', at: [10, 20] }])).toContain(
      '<!-- Two &amp; three / - - four -->',
    )
  })

  test('a line with an odd number of coordinates is rejected', () => {
    expect(() => outlineOf({ path: [0, 0, 50] })).toThrow('Half a spot in 0 0 50')
  })

  test.each([20, 100, 700])('a hatch of %i units has one to five lines, within its rectangle', (size) => {
    const [hatch] = outlineOf({ hatch: [10, 20, size, size / 2] }).outlines
    const ends = [...(hatch?.d.matchAll(/[ML]([\d.]+) ([\d.]+)/g) ?? [])]
    expect([2, 4, 6, 8, 10]).toContain(ends.length)
    for (const [, x, y] of ends) {
      expect(Number(x)).toBeGreaterThanOrEqual(10)
      expect(Number(x)).toBeLessThanOrEqual(10 + size)
      expect(Number(y)).toBeGreaterThanOrEqual(20)
      expect(Number(y)).toBeLessThanOrEqual(20 + size / 2)
    }
  })

  test('the line of an arrow ends inside its head', () => {
    const way = [0, 0, 50, 0]
    expect(outlineOf({ path: way }).outlines).toMatchObject([{ d: 'M0 0L50 0' }])
    const [line, head] = outlineOf({ path: way, arrow: 'end' }).outlines
    expect(line?.d).toBe('M0 0L43.7 0')
    expect(head).toMatchObject({ solid: true })
    expect(head?.d).toMatch(/^M50 0L41 /)
  })
})

const figures: [string, Drawing][] = [
  ['research-weight', researchDrawings.weight([{ kind: 'Articles', pages: 5, source: 4000, share: 0.93 }])],
  [
    'research-sameness',
    researchDrawings.sameness({
      pairs: 465,
      median: 0.001,
      largest: 0.02,
      asWritten: { median: 0.002, largest: 0.03 },
      sample: 31,
      all: 31,
    }),
  ],
]
const all: [string, Drawing][] = [...Object.entries(pageDrawings), ...figures]

/** The texts of a composition, with their positions and sizes on the sheet after their groups' transformations. */
function words(
  marks: readonly Mark[],
  x = 0,
  y = 0,
  scale = 1,
): { text: string; left: number; right: number; size: number }[] {
  return marks.flatMap((mark) => {
    if ('group' in mark)
      return words(mark.group, x + mark.at[0] * scale, y + mark.at[1] * scale, scale * (mark.scale ?? 1))
    const texts = 'at' in mark ? [mark] : outlineOf(mark).words
    return texts.map(({ text, at, size = 'note', anchor = 'start', upright }) => {
      const width = upright ? sizes[size].size : widthOf(text, size)
      const shift = { start: 0, middle: width / 2, end: width }[upright ? 'end' : anchor]
      const left = x + (at[0] - shift) * scale
      return { text, left, right: left + width * scale, size: sizes[size].size * scale }
    })
  })
}

/** The three forms of a drawing, as the build would write them. */
const shown = (name: string, drawing: Drawing) =>
  Object.entries(filesOf(name, drawing)).map(([file, text]) => {
    const { svg, faults } = readSvg(file, text)
    if (!svg) throw new Error(faults.map(({ problem }) => problem).join())
    return { file, view: svg.view, text: themed(svg) }
  })

describe('the drawings', () => {
  test('every service, case study and article of the sample has a drawing', () => {
    const texts = ['services', 'case-studies', 'blog'].flatMap((folder) =>
      readdirSync(path.join(site, folder)).filter((name) => name.endsWith('.md')),
    )
    expect(Object.keys(pageDrawings)).toHaveLength(texts.length)
  })

  test('no two drawings have the same alternative text or look', () => {
    expect(new Set(all.map(([, { alt }]) => alt)).size).toBe(all.length)
    const looks = all.flatMap(([name, drawing]) => shown(name, drawing).map(({ text }) => text))
    expect(new Set(looks).size).toBe(looks.length)
  })

  test.each(all)('each form of %s is within the size limit', (name, drawing) => {
    for (const { file, text } of shown(name, drawing))
      expect(brotliCompressSync(text).length, file).toBeLessThanOrEqual(drawingBudget)
  })

  test.each(all)('the card of %s has the shape of its place', (name, drawing) => {
    const [, , width, height] = shown(name, drawing).find(({ file }) => file.endsWith('.card.svg'))!.view
    expect(width / height).toBeCloseTo(4 / 3, 1)
  })

  test.each(all)('the alternative text of %s has at most 150 characters', (_, { alt }) => {
    expect(alt.length).toBeGreaterThan(0)
    expect(alt.length).toBeLessThanOrEqual(150)
  })

  test.each(all)('the texts of %s are large enough and stay on the sheet', (_, { wide, narrow }) => {
    for (const [width, marks] of [
      [720, wide],
      [350, narrow],
    ] as const)
      for (const { text, left, right, size } of words(marks)) {
        expect(size, text).toBeGreaterThanOrEqual(13)
        expect(left, text).toBeGreaterThanOrEqual(0)
        expect(right, text).toBeLessThanOrEqual(width)
      }
  })
})

const tones: readonly LineTone[] = ['ink', 'slate', 'gold', 'river']
const fills: readonly Tone[] = ['ink', 'slate', 'stone', 'paper', 'gold', 'river', 'deep']

describe.each(['sheet', 'vellum', 'blueprint'] as const)('on the ground "%s"', (ground: Ground) => {
  test.each(['light', 'dark'] as const)('lines reach 3:1 and text 7:1 in the theme "%s"', (theme) => {
    const color = (token: string) => colorOf(token, ground, theme)
    const ratio = (front: string, back: string) => contrast(color(front), color(back))
    for (const tone of tones) expect(ratio(lineTokens[tone], 'ground'), tone).toBeGreaterThanOrEqual(7)
    expect(ratio(lineTokens.steel, 'ground'), 'steel').toBeGreaterThanOrEqual(3)
    for (const fill of fills)
      expect(ratio(tokenOn(fill), fillToken(fill, ground)), `text on ${fill}`).toBeGreaterThanOrEqual(7)
    // Either the gold line or its dark edge stands out from the sheet.
    const best = Math.max(ratio(brightToken, 'ground'), ratio(edgeToken, 'ground'))
    expect(best).toBeGreaterThanOrEqual(3)
  })
})
