import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../engine/content/read-content.ts'
import { readSvg, type Svg } from '../../engine/drawings/read-svg.ts'
import { themed } from '../../engine/drawings/themed.ts'
import { colorOf } from '../../engine/drawings/tokens.ts'
import { takePalette } from '../../styles/palette.ts'
import { round } from '../../model/geometry.ts'
import { sameness, textShares } from '../../pages/research/experiments.ts'
import { contrast, contrastOfLight, toLight } from '../../styles/color.ts'
import { sampleModules } from '../../tests/sample/modules-folder.ts'

// Drawings are tested in the sample's colors, whatever site the project is set up for.
takePalette(readFileSync(`${sampleModules}/_palette.scss`, 'utf8'))

const sample = 'sites/spanwright'
const textOf = (file: string): string => readFileSync(file, 'utf8')
const files = globSync('sites/*/**/*.svg')
  .map((file) => file.split(path.sep).join('/'))
  .toSorted()
const ofSample = files.filter((file) => file.startsWith(`${sample}/drawings/`))
const worded = files.filter((file) => textOf(file).includes('<text'))

function read(file: string, text = textOf(file)): Svg {
  const { svg, faults } = readSvg(file, text)
  if (!svg) throw new Error(faults.map(({ problem }) => problem).join())
  return svg
}

const shape = /<(?:path|circle|ellipse|rect|line|polyline|polygon|use)\b[^>]*\/>/g
const words = /<text\b.*?<\/text>/gs

describe('the drawings of the sample', () => {
  test('exist for every service, case study and article', () => {
    const kinds = { services: 'service', 'case-studies': 'case-study', blog: 'insight' }
    const expected = Object.entries(kinds).flatMap(([folder, kind]) =>
      globSync(`${sample}/${folder}/*.md`).map(
        (file) => `${sample}/drawings/${kind}-${path.basename(file, '.md')}.svg`,
      ),
    )
    const drawn = ofSample.filter((file) => /\/(?:service|case-study|insight)-[^.]+\.svg$/.test(file))
    expect(drawn).toEqual(expected.toSorted())
  })

  test('differ in alternative text and look', () => {
    const drawings = ofSample.map((file) => read(file))
    const alts = drawings.flatMap(({ alt }) => (alt ? [alt] : []))
    expect(new Set(alts).size).toBe(alts.length)
    expect(new Set(drawings.map(({ body }) => body)).size).toBe(ofSample.length)
  })

  test('have cards in the shape of their place', () => {
    for (const file of ofSample.filter((name) => name.endsWith('.card.svg'))) {
      const [, , width, height] = read(file).view
      expect(width / height, file).toBeCloseTo(4 / 3, 1)
    }
  })
})

describe('the research notes are drawn with the results of their experiments, as displayed:', () => {
  const content = readContent(process.cwd())
  const forms = ['svg', 'narrow.svg', 'card.svg'].map((form) => `${sample}/drawings/research-%.${form}`)
  const note = (name: string) =>
    forms.map((form) => textOf(form.replace('%', name))) as [string, string, string]

  test('the shares of running text, and bars of these lengths', () => {
    const [wide, narrow, card] = note('weight')
    for (const { kind, share } of textShares(content)) {
      const percents = Math.round(share * 100)
      expect(read('research-weight.svg', wide).alt).toContain(`${kind.toLowerCase()} ${percents}`)
      for (const [form, width] of [
        [wide, 640],
        [narrow, 326],
        [card, 280],
      ] as const)
        expect(form).toContain(`h${round((percents / 100) * width)}v`)
      for (const form of [wide, narrow]) expect(form).toContain(`>${percents}%</text>`)
    }
  })

  test('how much two pages have in common, and sheets that overlap as much', () => {
    const { largest, pairs } = sameness(content)
    const shown = Math.round(largest * 1000) / 1000
    const [wide, narrow, card] = note('sameness')
    const percents = `${(shown * 100).toFixed(1)}%`
    expect(read('research-sameness.svg', wide).alt).toContain(`${pairs} pairs`)
    for (const form of [wide, narrow]) expect(form).toContain(`>${percents} in common</text>`)
    // If two sheets of the same size share a part p of each, their Jaccard index is p / (2 - p).
    for (const [form, width] of [
      [wide, 200],
      [narrow, 160],
      [card, 140],
    ] as const)
      expect(form).toContain(`h${round((width * 2 * shown) / (1 + shown))}v`)
  })
})

/** The font sizes of a drawing's words, with the scales of the groups that they are in. */
function sizesIn(svg: string): number[] {
  const scales = [1]
  return [...svg.matchAll(/<(\/?)(?:g|text)\b([^>]*)>/g)].flatMap(([, isEnd, attributes = '']) => {
    if (isEnd) {
      scales.pop()
      return []
    }
    const [, scale = '1'] = /\bscale\(([\d.]+)/.exec(attributes) ?? []
    scales.push(scales.at(-1)! * Number(scale))
    const [, size] = /\bfont-size="([\d.]+)/.exec(attributes) ?? []
    return size === undefined ? [] : [Number(size) * scales.at(-1)!]
  })
}

/** The red, green and blue of a pixel, in linear sRGB. */
const lightOf = (pixel: number) => toLight([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255])

/** Words are outlines by then; reading the system's fonts would take most of the time. */
const noFonts = { loadSystemFonts: false }

/** A drawing as pixels: red, green, blue and alpha, from the lowest byte. */
const pixelsOf = (svg: string): Uint32Array =>
  new Uint32Array(Uint8Array.from(new Resvg(svg, { font: noFonts }).render().pixels).buffer)

/** A drawing's words alone, on nothing. */
const lettersOf = (file: string, theme: 'light' | 'dark'): string =>
  themed(read(file, textOf(file).replaceAll(shape, '')), [theme]).replace(/<path class="a"[^>]*>/, '')

/** The share of the words' pixels that contrast with the pixels behind them by less than 7:1. */
function shareOfFaint(file: string, theme: 'light' | 'dark'): number {
  const front = pixelsOf(lettersOf(file, theme))
  const back = pixelsOf(themed(read(file, textOf(file).replaceAll(words, '')), [theme]))
  // Pairs of colors are few, pixels are many.
  const pairs = new Map<number, number>()
  front.forEach((pixel, index) => {
    // At their edges, letters are translucent.
    if (pixel >>> 24 !== 255) return
    const pair = (pixel & 0xffffff) * 2 ** 24 + (back[index]! & 0xffffff)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  })
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)
  const faint = [...pairs].filter(
    ([pair]) => contrastOfLight(lightOf(pair / 2 ** 24), lightOf(pair % 2 ** 24)) < 7,
  )
  return sum(faint.map(([, count]) => count)) / sum(pairs.values())
}

describe.each(worded)('the words of %s', (file) => {
  test('are at least 13 units high and stay on the sheet', () => {
    expect(Math.min(...sizesIn(textOf(file)))).toBeGreaterThanOrEqual(13)
    const [x, y, width, height] = read(file).view
    const box = new Resvg(lettersOf(file, 'light'), { font: noFonts }).getBBox()!
    expect(Math.min(box.x - x, box.y - y)).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(x + width)
    expect(box.y + box.height).toBeLessThanOrEqual(y + height)
  })

  // A letter may touch a line.
  test.each(['light', 'dark'] as const)('have a contrast of 7:1 in the theme "%s"', (theme) => {
    expect(shareOfFaint(file, theme)).toBeLessThan(0.01)
  })
})

describe.each(['sheet', 'vellum', 'blueprint'] as const)('on the ground "%s"', (ground) => {
  test.each(['light', 'dark'] as const)('lines have a contrast of 7:1 or 3:1 in the theme "%s"', (theme) => {
    const ratio = (token: string) => contrast(colorOf(token, ground, theme), colorOf('ground', ground, theme))
    for (const token of ['text', 'text-muted', 'accent', 'link'])
      expect(ratio(token), token).toBeGreaterThanOrEqual(7)
    expect(ratio('line')).toBeGreaterThanOrEqual(3)
    // Either the gold line or its dark edge stands out from the sheet.
    expect(Math.max(ratio('action'), ratio('edge'))).toBeGreaterThanOrEqual(3)
  })
})
