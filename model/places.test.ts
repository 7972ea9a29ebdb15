import { expect, test } from 'vitest'
import { ofSample } from '#tests/sample/of-sample.ts'
import { words } from '../.site/words/distances.ts'
import { distanceText, isWholeTown, places } from './places.ts'

// Against a map: the bearings from the center are 50, 130, 213, 304 and 343 degrees.
test.each([
  ['fox-chapel', 8, 'northeast'],
  ['mount-pleasant', 31, 'southeast'],
  ['upper-st-clair', 9, 'southwest'],
  ['sewickley', 12, 'northwest'],
  ['wexford', 12, 'north'],
])('%s is about %i miles from the center, to the %s', (place, distance, direction) => {
  expect(places[ofSample(place)]).toMatchObject({ distance, direction })
})

test('a place at the same point is next door; one that is a mile away is not', () => {
  const fromCenter = (place: string) => distanceText(ofSample('downtown'), ofSample(place))
  expect(fromCenter('pittsburgh')).toBe(words.nextDoor)
  expect(fromCenter('north-shore')).toContain('1 mile')
})

test('only another place at the center’s point is the whole town', () => {
  const keys = ['downtown', 'pittsburgh', 'north-shore']
  expect(keys.filter((place) => isWholeTown(ofSample(place)))).toEqual(['pittsburgh'])
})
