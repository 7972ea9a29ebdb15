import { describe, expect, test } from 'vitest'
import type { Side } from '../../components/map/sides.ts'
import { distanceBetween } from '../../model/distance.ts'
import { placeKeys, places } from '../../model/places.ts'
import { locationPath } from '../../model/routes.ts'
import { areaMap } from './area-map.ts'
import type { World } from './geography.ts'
import { boxAround, boxOf, overlap, type Name } from './labels.ts'
import { outlinesOf } from './outlines.ts'
import { placeMap } from './place-map.ts'
import { ofSample } from '../../tests/sample/of-sample.ts'

const pages = placeKeys.map((place) => ({
  label: places[place].name,
  href: locationPath(ofSample('pittsburgh')),
  place,
}))

type Named = Omit<Name, 'text'> & { label: string; side: Side; isBare?: true }

/** Names that cover another's name or dot. */
const collisions = (pins: readonly Named[], size: number) =>
  pins.flatMap((pin, index) =>
    pins
      .filter((_, other) => other !== index)
      .filter((other) => {
        if (pin.isBare) return false
        const box = boxOf({ ...pin, text: pin.label }, pin.side, size)
        const name = other.isBare ? [] : [boxOf({ ...other, text: other.label }, other.side, size)]
        return [...name, boxAround(other, 6)].some((candidate) => overlap(box, candidate) > 0)
      })
      .map((other) => `${pin.label} covers ${other.label}`),
  )

/** Dots that touch without coinciding. */
const touching = (pins: readonly Named[]) =>
  pins.flatMap((pin, index) =>
    pins.slice(index + 1).filter((other) => {
      const away = Math.hypot(pin.x - other.x, pin.y - other.y)
      return away > 0 && away < 12
    }),
  )

/** The direction of a pin from the center, clockwise from north in degrees. */
const bearing = (point: { x: number; y: number }, pin: { x: number; y: number }) =>
  (Math.atan2(pin.x - point.x, point.y - pin.y) * 180) / Math.PI

test('every place has a pin, and no name on the area map covers another name or a pin', () => {
  const { pins, detail } = areaMap(pages)
  const larger = detail?.pins ?? []
  expect([...pins, ...larger].map(({ label }) => label).toSorted()).toEqual(
    pages.map(({ label }) => label).toSorted(),
  )
  expect([...pins, ...larger].filter(({ isBare }) => isBare)).toEqual([])
  expect(collisions(pins, 14.5)).toEqual([])
  expect(collisions(larger, 14.5)).toEqual([])
  expect(touching(pins)).toEqual([])
  // Narrow screens show all names too, in a larger size.
  expect([...pins, ...larger].filter(({ isMajor }) => !isMajor)).toEqual([])
  expect(collisions(pins, 22)).toEqual([])
  for (const pin of pins) {
    const { left, right } = boxOf({ ...pin, text: pin.label }, pin.side, 22)
    expect(left, pin.label).toBeGreaterThan(196)
    expect(right, pin.label).toBeLessThan(956)
  }
})

/** The cast is needed because the types are those of the site that is set up, while the places are the sample's. */
const distanceTo = (key: string): number =>
  (places as Readonly<Record<string, { distance: number }>>)[key]?.distance ?? Number.NaN

test('pins are at the right distance and direction', () => {
  const { pins, point, scale } = areaMap(pages)
  const at = (name: string) => pins.find(({ label }) => label === name) ?? { x: 0, y: 0 }
  const greensburg = at('Greensburg')
  const away = Math.hypot(greensburg.x - point.x, greensburg.y - point.y)
  expect(scale.text).toBe('10 miles')
  expect(Math.abs((away / scale.length) * 10 - distanceTo('greensburg'))).toBeLessThan(1)
  expect(at('Cranberry Township').y).toBeLessThan(point.y)
})

test.each(placeKeys)('the map of %s shows it inside the frame', (place) => {
  const page = { label: places[place].name, href: locationPath(ofSample('pittsburgh')), place }
  const { chosen, neighbors } = placeMap(page, pages.slice(3, 6))
  for (const { x, y } of [chosen, ...neighbors]) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(480)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(400)
  }
})

/** Places of firms elsewhere, without outlines. The first is the center. */
const elsewhere: Readonly<Record<string, { country: World['unit']; places: World['places'] }>> = {
  'in Tucson': {
    country: 'mi',
    places: {
      tucson: { name: 'Tucson', lat: 32.2217, lon: -110.9265 },
      marana: { name: 'Marana', lat: 32.4367, lon: -111.2254 },
      'oro-valley': { name: 'Oro Valley', lat: 32.3909, lon: -110.9665 },
      vail: { name: 'Vail', lat: 32.0479, lon: -110.7121 },
      'green-valley': { name: 'Green Valley', lat: 31.8543, lon: -110.9937 },
    },
  },
  'in Oslo': {
    country: 'km',
    places: {
      oslo: { name: 'Oslo', lat: 59.9139, lon: 10.7522 },
      drammen: { name: 'Drammen', lat: 59.7439, lon: 10.2045 },
      lillestrom: { name: 'Lillestrøm', lat: 59.956, lon: 11.0492 },
      ski: { name: 'Ski', lat: 59.7195, lon: 10.8358 },
    },
  },
  'across the 180th meridian': {
    country: 'km',
    places: {
      suva: { name: 'Suva', lat: -18.1416, lon: 178.4419 },
      taveuni: { name: 'Taveuni', lat: -16.8, lon: -179.95 },
      apia: { name: 'Apia', lat: -13.8333, lon: -171.7667 },
    },
  },
  'two of which are at one point': {
    country: 'km',
    places: {
      oslo: { name: 'Oslo', lat: 59.9139, lon: 10.7522 },
      moss: { name: 'Moss', lat: 59.434, lon: 10.6577 },
      harbor: { name: 'Moss harbor', lat: 59.434, lon: 10.6577 },
    },
  },
  'that are only one': {
    country: 'mi',
    places: { tucson: { name: 'Tucson', lat: 32.2217, lon: -110.9265 } },
  },
}

describe.each(Object.keys(elsewhere))('places %s', (name) => {
  const { country, places: known } = elsewhere[name]!
  const keys = Object.keys(known)
  const center = known[keys[0]!]!
  const world: World = { center, places: known, outlines: outlinesOf([]), unit: country }
  const listed = keys.map((place) => ({ label: known[place]!.name, href: '/', place }))
  const map = areaMap(listed, world)
  const pins = [...map.pins, ...(map.detail?.pins ?? [])]

  test('have pins on the sheet, at their true distances and directions from the center', () => {
    for (const { label, x, y } of map.pins) {
      const place = Object.values(known).find((other) => other.name === label)!
      const away = distanceBetween(center, place, country)
      const [step = 1] = map.rings.map(({ text }) => Number.parseInt(text, 10))
      const drawn = (Math.hypot(x - map.point.x, y - map.point.y) / map.scale.length) * step
      expect(Math.abs(drawn - away), label).toBeLessThan(Math.max(1, away / 50))
      expect(x).toBeGreaterThan(100)
      expect(x).toBeLessThan(1052)
      expect(y).toBeGreaterThan(50)
      expect(y).toBeLessThan(710)
      if (away < 1) continue
      const east = place.lon - center.lon - Math.round((place.lon - center.lon) / 360) * 360
      const expected = bearing(
        { x: 0, y: 0 },
        { x: east * Math.cos((((place.lat + center.lat) / 2) * Math.PI) / 180), y: center.lat - place.lat },
      )
      expect(Math.abs(bearing(map.point, { x, y }) - expected), label).toBeLessThan(3)
    }
    expect(pins.map(({ label }) => label).toSorted()).toEqual(listed.map(({ label }) => label).toSorted())
  })

  test('have names and dots that do not touch, and rings at round distances', () => {
    expect(collisions(map.pins, 14.5)).toEqual([])
    expect(touching(map.pins)).toEqual([])
    expect(map.rings.length).toBeGreaterThan(0)
    expect(map.rings[0]?.text).toMatch(new RegExp(`^[125]0* ${country}$`))
    for (const { note } of map.rings) {
      if (!note) continue
      const box = boxAround(note, 5)
      for (const pin of map.pins)
        expect(overlap(box, boxOf({ ...pin, text: pin.label }, pin.side, 14.5)), pin.label).toBe(0)
    }
    expect(map.paths.area + map.paths.rivers).toBe('')
  })

  test.each(keys)('have a map of %s', (place) => {
    const page = { label: known[place]!.name, href: '/', place }
    const { chosen, rings, borders } = placeMap(
      page,
      listed.filter((other) => other.place !== place),
      world,
    )
    expect(chosen.x).toBeGreaterThan(0)
    expect(chosen.x).toBeLessThan(480)
    expect(rings).toMatch(/^M/)
    expect(borders).toBe('')
  })
})

test('degrees on a sheet across the 180th meridian count up to it, and down again', () => {
  const known = {
    suva: { name: 'Suva', lat: -18.1416, lon: 178.4419 },
    'vanua-balavu': { name: 'Vanua Balavu', lat: -17.25, lon: -178.97 },
  }
  const world: World = { center: known.suva, places: known, outlines: outlinesOf([]), unit: 'km' }
  const texts = areaMap([], world).degrees.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['179°00′ E', '180°00′ W', '179°00′ W', '18°00′ S']))
})
