import { expect, test } from 'vitest'
import { placeKeys, places } from '../../model/places.ts'
import { keyMapFiles, placeKeyMap } from './key-maps.ts'
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
