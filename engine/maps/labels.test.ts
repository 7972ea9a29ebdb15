import { describe, expect, test } from 'vitest'
import { shifts, type Side } from '../../components/map/sides.ts'
import { distanceBetween, type Unit } from '../../model/distance.ts'
import type { Point } from '../../model/geometry.ts'
import { placeKeys, places } from '../../model/places.ts'
import { locationPath } from '../../model/routes.ts'
import { areaMap } from './area-map.ts'
import type { World } from './geography.ts'
import { boxAround, boxOf, overlap, placeNames, type Name } from './labels.ts'
import { outlinesOf } from './outlines.ts'
import { placeMap } from './place-map.ts'
import { ofSample } from '../../tests/sample/of-sample.ts'

const href = locationPath(ofSample('pittsburgh'))
const pages = placeKeys.map((place) => ({ label: places[place].name, href, place }))

type Named = Omit<Name, 'text'> & { label: string; side: Side; isBare?: true }

test.each(Object.keys(shifts) as Side[])('a name is %s of its pin', (side) => {
  const { left, right, top, bottom } = boxOf({ x: 0, y: 0, text: 'Name' }, side, 20)
  const sides = Object.entries({ n: bottom < 0, s: top > 0, e: right > -left, w: right < -left })
  expect(sides.map(([name, isThere]) => (isThere ? name : '')).join('')).toBe([...new Set(side)].join(''))
  // `nne` and its kind begin or end at the pin.
  expect(left < 0 && right > 0).toBe(side.length > 2 || !/[ew]/.test(side))
})

test('a name is on the first side where it covers nothing, such as the course of a river', () => {
  const sideAt = (...soft: Point[]) =>
    placeNames([{ x: 0, y: 0, text: 'Name' }], { sizes: [14], taken: [], pin: 5, soft })
  const around = [5, 100].map((x) => ({ x, y: 0 })).concat([-10, 10].map((y) => ({ x: 20, y })))
  expect(sideAt(...around)).toEqual(['e'])
  expect(sideAt({ x: 20, y: 0 })).toEqual(['w'])
  expect(sideAt({ x: 20, y: 0 }, { x: -20, y: 0 })).not.toEqual(['w'])
})

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
const bearing = (point: Point, pin: Point) => (Math.atan2(pin.x - point.x, point.y - pin.y) * 180) / Math.PI

const isBetween = (value: number, least: number, most: number) => value > least && value < most
const isInFrame = ({ x, y }: Point) => isBetween(x, 0, 480) && isBetween(y, 0, 400)

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
    expect(
      [left, right].every((edge) => isBetween(edge, 196, 956)),
      pin.label,
    ).toBe(true)
  }
})

test.each(pages)('the map of $label shows it inside the frame', (page) => {
  const { chosen, neighbors } = placeMap(page, pages.slice(3, 6))
  expect([chosen, ...neighbors].every(isInFrame)).toBe(true)
})

/** A world without outlines. The first place is the center. */
function worldOf(
  unit: Unit,
  positions: Readonly<Record<string, readonly [lat: number, lon: number]>>,
): World {
  const known = Object.entries(positions).map(([name, [lat, lon]]) => ({ name, lat, lon }))
  const byName = Object.fromEntries(known.map((place) => [place.name, place]))
  return { center: known[0]!, places: byName, outlines: outlinesOf([]), unit }
}

/** The worlds of firms elsewhere. */
const elsewhere = {
  'in Tucson': worldOf('mi', {
    Tucson: [32.2217, -110.9265],
    Marana: [32.4367, -111.2254],
    'Oro Valley': [32.3909, -110.9665],
    Vail: [32.0479, -110.7121],
    'Green Valley': [31.8543, -110.9937],
  }),
  'in Oslo': worldOf('km', {
    Oslo: [59.9139, 10.7522],
    Drammen: [59.7439, 10.2045],
    Lillestrøm: [59.956, 11.0492],
    Ski: [59.7195, 10.8358],
  }),
  'across the 180th meridian': worldOf('km', {
    Suva: [-18.1416, 178.4419],
    Taveuni: [-16.8, -179.95],
    Apia: [-13.8333, -171.7667],
  }),
  'two of which are at one point': worldOf('km', {
    Oslo: [59.9139, 10.7522],
    Moss: [59.434, 10.6577],
    'Moss harbor': [59.434, 10.6577],
  }),
  'that are only one': worldOf('mi', { Tucson: [32.2217, -110.9265] }),
}

describe.each(Object.entries(elsewhere))('places %s', (_where, world) => {
  const { center, places: known, unit } = world
  const keys = Object.keys(known)
  const listed = keys.map((place) => ({ label: place, href: '/', place }))
  const map = areaMap(listed, world)
  const pins = [...map.pins, ...(map.detail?.pins ?? [])]

  test('have pins on the sheet, at their true distances and directions from the center', () => {
    for (const { label, x, y } of map.pins) {
      const place = known[label]!
      const away = distanceBetween(center, place, unit)
      const [step = 1] = map.rings.map(({ text }) => Number.parseInt(text, 10))
      const drawn = (Math.hypot(x - map.point.x, y - map.point.y) / map.scale.length) * step
      expect(Math.abs(drawn - away), label).toBeLessThan(Math.max(1, away / 50))
      expect([isBetween(x, 100, 1052), isBetween(y, 50, 710)], label).toEqual([true, true])
      if (away < 1) continue
      const east = place.lon - center.lon - Math.round((place.lon - center.lon) / 360) * 360
      const expected = bearing(
        { x: 0, y: 0 },
        { x: east * Math.cos((((place.lat + center.lat) / 2) * Math.PI) / 180), y: center.lat - place.lat },
      )
      expect(Math.abs(bearing(map.point, { x, y }) - expected), label).toBeLessThan(3)
    }
    expect(pins.map(({ label }) => label).toSorted()).toEqual(keys.toSorted())
  })

  test('have names and dots that do not touch, and rings at round distances', () => {
    expect(collisions(map.pins, 14.5)).toEqual([])
    expect(touching(map.pins)).toEqual([])
    expect(map.rings.length).toBeGreaterThan(0)
    expect(map.rings[0]?.text).toMatch(new RegExp(`^[125]0* ${unit}$`))
    for (const { note } of map.rings) {
      if (!note) continue
      const box = boxAround(note, 5)
      for (const pin of map.pins)
        expect(overlap(box, boxOf({ ...pin, text: pin.label }, pin.side, 14.5)), pin.label).toBe(0)
    }
    expect(map.paths.area + map.paths.rivers).toBe('')
  })

  test.each(listed)('have a map of $label', (page) => {
    const others = listed.filter((other) => other !== page)
    const { chosen, rings, borders } = placeMap(page, others, world)
    expect(isBetween(chosen.x, 0, 480)).toBe(true)
    expect(rings).toMatch(/^M/)
    expect(borders).toBe('')
  })
})

test('degrees on a sheet across the 180th meridian count up to it, and down again', () => {
  const world = worldOf('km', { Suva: [-18.1416, 178.4419], 'Vanua Balavu': [-17.25, -178.97] })
  const texts = areaMap([], world).degrees.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['179°00′ E', '180°00′ W', '179°00′ W', '18°00′ S']))
})
