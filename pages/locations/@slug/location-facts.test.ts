import { expect, test } from 'vitest'
import { words } from '#.site/words/location.ts'
import type { Place } from '#model/places.ts'
import { locationFacts } from './location-facts.ts'

const { facts } = words
const place: Place = {
  name: 'Town',
  lat: 40,
  lon: -80,
  county: 'Allegheny',
  zips: [],
  distance: 0,
  direction: 'north',
}
const factsOf = (change: Partial<Place>) =>
  Object.fromEntries(locationFacts({ ...place, ...change }).map(({ label, value }) => [label, value]))

test('a place says how far away it is, unless distances are measured from it, and its ZIP codes, if it has any', () => {
  expect(factsOf({})).toEqual({ [facts.county]: 'Allegheny', [facts.distance]: facts.here })
  const far = factsOf({ distance: 1, zips: ['15201', '15202'] })
  expect(far[facts.distance]).toMatch(/\b1 mi\b/)
  expect(far[facts.zip]).toMatch(/15201.*15202/)
})
