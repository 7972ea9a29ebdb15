import { readFileSync } from 'node:fs'
import { assert, double, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, toHex, toLinearSrgb, type Oklch } from './color.ts'
import { contrastLayers, contrastPairs } from './contrast-pairs.ts'
import { paletteNames as names, readPalette } from './palette.ts'
import {
  derivePalettes,
  inGamut,
  nearestAccent,
  parseAccent,
  paletteOf,
  palettesIn,
  rounded,
  type Palettes,
} from './derive-palette.ts'

const source = readFileSync('styles/tokens/_palette.scss', 'utf8')
const base = palettesIn(source)

function faultsOf(palettes: Palettes): string[] {
  return names.flatMap((name) => {
    const color = (key: string) => rounded(palettes[name][key] as Oklch)
    const low = contrastPairs
      .filter(([front, back, least]) => contrast(color(front), color(back)) < least)
      .map(
        ([front, back]) => `${name}: ${front} on ${back} ${contrast(color(front), color(back)).toFixed(2)}`,
      )
    const unringed = contrastLayers
      .filter(
        (layer) =>
          Math.max(contrast(color('focus'), color(layer)), contrast(color('focus-halo'), color(layer))) < 3,
      )
      .map((layer) => `${name}: no focus ring on ${layer}`)
    const outside = Object.keys(palettes[name])
      .filter((key) => toLinearSrgb(color(key)).some((channel) => channel < -0.001 || channel > 1.001))
      .map((key) => `${name}: ${key} is outside sRGB`)
    return [...low, ...unringed, ...outside]
  })
}

const anyAccent = record({
  lightness: double({ min: 0, max: 1, noNaN: true }),
  chroma: double({ min: 0, max: 0.3, noNaN: true }),
  hue: double({ min: 0, max: 359.9, noNaN: true }),
}).map(inGamut)

describe('the project’s own palettes', () => {
  test('have all contrasts, a visible focus ring on every layer, and only colors within sRGB', () => {
    expect(faultsOf(base)).toEqual([])
  })

  test.each(names)('%s has the same names as the others', (name) => {
    expect(Object.keys(base[name])).toEqual(Object.keys(base.dark))
  })
})

describe('the palette of an accent', () => {
  test('reaches every contrast in all four palettes', () => {
    assert(
      property(anyAccent, (accent) => {
        const nearest = nearestAccent(accent)
        const taken = nearest === accent ? accent : rounded(nearest)
        expect(nearestAccent(taken)).toBe(taken)
        expect(faultsOf(derivePalettes(taken, base))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('a suggested accent is accepted as it is written down', () => {
    assert(
      property(anyAccent, (accent) => {
        const suggested = toHex(nearestAccent(accent))
        const written = parseAccent(suggested) as Oklch
        expect(nearestAccent(written)).toBe(written)
      }),
      { numRuns: 500, examples: [[parseAccent('#1d4ed8') as Oklch], [parseAccent('#1548d1') as Oklch]] },
    )
  })

  test('is the project’s own for the project’s gold', () => {
    const gold = base.dark['action'] as Oklch
    expect(paletteOf(source, gold)).toBe(source)
    expect(paletteOf(source, undefined)).toBe(source)
  })

  test('replaces the project’s in the file', () => {
    const accent = nearestAccent(parseAccent('#0f766e') as Oklch)
    const derived = paletteOf(source, accent)
    expect(derived).not.toBe(source)
    expect(readPalette('light', derived)['action']).toEqual(rounded(accent))
    expect(Object.keys(readPalette('dark', derived))).toEqual(Object.keys(base.dark))
  })

  test('keeps the blueprint blue for a warm accent, and takes the hue of a cool one', () => {
    const hueOf = (accent: string) =>
      derivePalettes(nearestAccent(parseAccent(accent) as Oklch), base).blueprint['page']?.hue
    expect(hueOf('#c2410c')).toBe(244)
    expect(hueOf('#0f766e')).toBeCloseTo((parseAccent('#0f766e') as Oklch).hue, 0)
  })
})

test.each(['#ffffff', '#000000', '#fbbf24', '#0f766e', '#7a1f3d'])(
  '%s survives conversion to OKLCH and back',
  (hex) => {
    expect(toHex(parseAccent(hex) as Oklch)).toBe(hex)
  },
)

test.each(['red', '#fff', 'oklch(1 2)', ''])('“%s” is no accent', (text) => {
  expect(parseAccent(text)).toBeUndefined()
})
