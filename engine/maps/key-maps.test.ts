import { expect, test } from 'vitest'
import { placeKeys, places } from '../../model/places.ts'
import { keyMapFiles, placeKeyMap, regionKeyMap } from './key-maps.ts'
import { outlinesOf } from './outlines.ts'
import { siteWorld } from './world.ts'

test('no two places have the same map, unless they are at the same point', () => {
  const files = keyMapFiles()
  const twins =
    placeKeys.length - new Set(placeKeys.map((key) => `${places[key].lat} ${places[key].lon}`)).size
  expect(files.length).toBeGreaterThan(placeKeys.length)
  expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length - twins)
})

test.each(placeKeys)('the dot of %s is entirely on its map', (key) => {
  const { body, view } = placeKeyMap(siteWorld(), key)
  const [, x, y, r] = /.*<circle [^>]*cx="([-\d.]+)" cy="([-\d.]+)" r="(\d+)"/.exec(body)?.map(Number) ?? []
  expect(Math.min(x!, y!, view[2] - x!, view[3] - y!)).toBeGreaterThanOrEqual(r!)
})

test('with one place besides the center, no ring is cut off', () => {
  const center = { name: 'Cleveland', lat: 41.4993, lon: -81.6944 }
  for (const place of [
    { name: 'Lakewood', lat: 41.482, lon: -81.7982 },
    { name: 'Akron', lat: 41.0814, lon: -81.519 },
  ]) {
    const world = { ...siteWorld(), center, places: { center, place }, outlines: outlinesOf([]) }
    const { body, view } = regionKeyMap(world, 'sheet')
    const rings = [...body.matchAll(/<circle[^>]* cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"/g)]
    expect(rings.length).toBeGreaterThan(2)
    expect(Number(rings[0]?.[1]), place.name).toBeCloseTo(view[2] / 2, 0)
    for (const [, x = 0, y = 0, r = 0] of rings.map((ring) => ring.map(Number)))
      expect(Math.min(x - r, y - r, view[2] - x - r, view[3] - y - r), place.name).toBeGreaterThan(0)
  }
})
