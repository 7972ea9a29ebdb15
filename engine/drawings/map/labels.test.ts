import { expect, test } from 'vitest'
import { locationPath, type LocationSlug } from '../../../model/routes.ts'
import { placeKeys, places, type PlaceKey } from '../../../model/places.ts'
import { areaMap } from './area-map.ts'
import { boxAround, boxOf, overlap, type Name } from './labels.ts'
import type { Side } from '../../../components/map/sides.ts'
import { curve, polyline, simplify } from '../geometry/lines.ts'
import { placeMap } from './place-map.ts'

const pages = placeKeys.map((place) => ({
  label: places[place].name,
  href: locationPath('pittsburgh' as LocationSlug),
  place,
}))

const collisions = (pins: readonly (Omit<Name, 'text'> & { label: string; side: Side })[], size: number) =>
  pins.flatMap((pin, index) =>
    pins
      .filter((_, other) => other !== index)
      .filter((other) => {
        const box = boxOf({ ...pin, text: pin.label }, pin.side, size)
        const others = [boxOf({ ...other, text: other.label }, other.side, size), boxAround(other, 6)]
        return others.some((candidate) => overlap(box, candidate) > 0)
      })
      .map((other) => `${pin.label} covers ${other.label}`),
  )

test('every place of the list has a pin, and no name on the area map covers another or a pin', () => {
  const { pins, detail: city } = areaMap(pages)
  const detail = city ?? { pins: [] }
  expect([...pins, ...detail.pins].map(({ label }) => label).toSorted()).toEqual(
    pages.map(({ label }) => label).toSorted(),
  )
  expect(collisions(pins, 14.5)).toEqual([])
  expect(collisions(detail.pins, 14.5)).toEqual([])
  // Shown larger on a narrow screen, where only some of them are.
  const large = pins.filter(({ isMajor }) => isMajor)
  expect(large.length).toBeGreaterThan(8)
  expect(collisions(large, 26)).toEqual([])
})

test('pins stand where the places are', () => {
  const { pins } = areaMap(pages)
  const at = (name: string) => pins.find(({ label }) => label === name)
  const [pittsburgh, greensburg, cranberry] = ['Pittsburgh', 'Greensburg', 'Cranberry Township'].map(at)
  const { tenMiles } = areaMap(pages)
  const away = Math.hypot(
    (greensburg?.x ?? 0) - (pittsburgh?.x ?? 0),
    (greensburg?.y ?? 0) - (pittsburgh?.y ?? 0),
  )
  expect(Math.abs((away / tenMiles) * 10 - places['greensburg' as PlaceKey].milesFromDowntown)).toBeLessThan(
    1,
  )
  expect(cranberry?.y).toBeLessThan(pittsburgh?.y ?? 0)
})

test.each(placeKeys)('the map of %s shows it inside the frame', (place) => {
  const page = { label: places[place].name, href: locationPath('pittsburgh' as LocationSlug), place }
  const { chosen, neighbors } = placeMap(page, pages.slice(3, 6))
  for (const { x, y } of [chosen, ...neighbors]) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(480)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(400)
  }
})

test('a point on the line is left out, one beside it stays', () => {
  const from = { x: 0, y: 0 }
  const to = { x: 100, y: 0 }
  expect(simplify([from, { x: 50, y: 0.5 }, to], 1)).toEqual([from, to])
  expect(simplify([from, { x: 50, y: 5 }, to], 1)).toHaveLength(3)
})

test('path data is relative and whole', () => {
  expect(
    polyline([
      { x: 1.4, y: 2 },
      { x: 4, y: -3 },
    ]),
  ).toBe('M1 2l3-5')
  expect(curve([{ x: 0, y: 0 }])).toBe('')
})
