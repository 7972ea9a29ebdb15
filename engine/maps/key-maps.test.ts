import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { places, type PlaceKey } from '../../model/places.ts'
import { writeGlyphs } from './glyphs.ts'
import { keyMapFiles } from './key-maps.ts'
import { placeKeyMap } from './map/key-map.ts'
import { drawingBudget } from './write-drawings.ts'

beforeAll(() => writeGlyphs(process.cwd()))

test('no two spots have the same map, and each map weighs little', () => {
  const files = keyMapFiles()
  const twins =
    Object.values(places).length - new Set(Object.values(places).map(({ lat, lon }) => `${lat} ${lon}`)).size
  expect(files.length).toBeGreaterThan(Object.keys(places).length)
  expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length - twins)
  for (const { path, svg } of files)
    expect(brotliCompressSync(svg).length, path).toBeLessThanOrEqual(drawingBudget)
})

test.each(Object.keys(places) as PlaceKey[])('%s lies whole on its map', (key) => {
  const { size, marks } = placeKeyMap(key)
  const place = marks.at(-1)
  if (!place || !('circle' in place)) throw new Error('The last mark is not the place.')
  for (const [axis, length] of size.entries()) {
    expect(place.circle[axis]).toBeGreaterThanOrEqual(place.r)
    expect(place.circle[axis]).toBeLessThanOrEqual(length - place.r)
  }
})
