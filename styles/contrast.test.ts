import { beforeAll, describe, expect, test } from 'vitest'
import { contrast, toLinearSrgb, type Oklch } from './color.ts'
import { readPalette } from './palette.ts'

const layers = ['page', 'surface', 'sunken', 'vellum', 'vellum-raised']
const onLayers = (texts: string[], least: number) =>
  texts.flatMap((text) => layers.map((layer) => [text, layer, least] as const))

/** Which color may lie on which, and the least contrast: AAA for text, 1.4.11 for controls. */
const pairs = [
  ...onLayers(['text', 'text-muted', 'link', 'accent', 'error', 'success'], 7),
  ...onLayers(['border-control'], 3),
  // Lines that carry meaning in a drawing (WCAG 1.4.11), on the three grounds.
  ['line', 'page', 3],
  ['line', 'vellum', 3],
  ['tension', 'page', 3],
  ['compression', 'page', 3],
  ['on-action', 'action', 7],
  ['on-action', 'action-hover', 7],
  ['on-band', 'band', 7],
  ['on-band-accent', 'band', 7],
  ['page', 'error', 7],
] as const

describe.each(['light', 'dark', 'blueprint', 'contrast'] as const)('in the palette "%s"', (name) => {
  const theme = readPalette(name)
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
    for (const layer of layers) {
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
    expect(Object.keys(theme)).toEqual(Object.keys(readPalette('dark')))
  })
})
