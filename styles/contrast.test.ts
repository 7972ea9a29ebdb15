import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { contrastLayers, contrastPairs as pairs } from './contrast-pairs.ts'
import { contrast, toLinearSrgb, type Oklch } from './color.ts'
import { paletteNames, readPalette } from './palette.ts'

// The theme's own; styles/derive-palette.test.ts checks those of any accent.
const source = readFileSync('styles/tokens/_palette.scss', 'utf8')

describe.each(paletteNames)('in the palette "%s"', (name) => {
  const theme = readPalette(name, source)
  const color = (key: string): Oklch => {
    const found = theme[key]
    if (!found) throw new Error(`The palette '${name}' has no color '${key}'.`)
    return found
  }

  beforeAll(() => {
    const row = ([front, back, least]: (typeof pairs)[number]) =>
      `${`${front} on ${back}`.padEnd(26)} ${contrast(color(front), color(back)).toFixed(2).padStart(5)} of ${least}`
    console.log(pairs.map((pair) => `${name.padEnd(9)} ${row(pair)}`).join('\n'))
  })

  test.each(pairs)('%s on %s reaches %d:1', (front, back, least) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(least)
  })

  test('one of the two focus rings stands out from every layer', () => {
    for (const layer of contrastLayers) {
      const rings = [contrast(color('focus'), color(layer)), contrast(color('focus-halo'), color(layer))]
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
    }
  })

  test('every color lies within sRGB', () => {
    for (const [key, value] of Object.entries(theme)) {
      for (const channel of toLinearSrgb(value)) {
        expect(channel, key).toBeGreaterThan(-0.001)
        expect(channel, key).toBeLessThan(1.001)
      }
    }
  })

  test('has the same names as the others', () => {
    expect(Object.keys(theme)).toEqual(Object.keys(readPalette('dark', source)))
  })
})
