import type { Feature, Geometry } from 'geojson'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { areaMap } from './area-map.ts'
import type { World } from './geography.ts'
import { countyKeyMap, placeKeyMap, regionKeyMap } from './key-maps.ts'
import { outlinesOf } from './outlines.ts'
import { placeMap } from './place-map.ts'

const feature = (kind: string | undefined, geometry: Geometry, more: object = {}): Feature => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry,
})
const positions = (...points: number[][]) => points
const line = (...points: number[][]): Geometry => ({ type: 'LineString', coordinates: points })
const square = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [positions([west, south], [west, north], [east, north], [east, south], [west, south])],
})

/** An area with a crowded center, drawn with outlines of every kind. */
const worldWith = (frame?: [number, number, number, number]): World => {
  const center = { name: 'Middle', lat: 45, lon: 10, county: 'Inner' }
  return {
    center,
    unit: 'km',
    places: {
      middle: center,
      upper: { name: 'Upper', lat: 45.03, lon: 10.02, county: 'Inner' },
      lower: { name: 'Lower', lat: 44.97, lon: 10.05, county: 'Inner' },
      nearby: { name: 'Nearby', lat: 45.01, lon: 9.95, county: 'Inner' },
      north: { name: 'Northampton', lat: 45.5, lon: 10.1, county: 'Outer' },
      south: { name: 'Southgate', lat: 44.4, lon: 9.8, county: 'Outer' },
      // At the latitude of the center.
      east: { name: 'Eastöping', lat: 45, lon: 10.9, county: 'Outer' },
      west: { name: 'Westley', lat: 44.9, lon: 9.2, county: 'Outer' },
      twin: { name: 'Westley harbor', lat: 44.9, lon: 9.2, county: 'Outer' },
    },
    outlines: outlinesOf([
      {
        type: 'FeatureCollection',
        ...(frame && { bbox: frame }),
        features: [
          feature(undefined, square(9, 44, 11, 46)),
          feature('beyond', square(11, 44, 12, 46)),
          feature('border', line([10.4, 44], [10.4, 46])),
          feature('region', square(9.8, 44.8, 10.2, 45.2), { name: 'Inner' }),
          feature('river', line([9, 44.2], [9.6, 44.7], [10.03, 45.01], [10.5, 45.2], [11, 45.9], [12, 49]), {
            name: 'long river',
            named: 3,
          }),
          feature(undefined, line([20, 60], [21, 61]), { name: 'far river' }),
          feature('label', { type: 'Point', coordinates: [10.7, 44.6] }, { name: 'Outer' }),
        ],
      },
    ]),
  }
}

const world = worldWith()
const bare = { ...world, outlines: outlinesOf([]) }
const pages = Object.entries(world.places).map(([place, { name: label }]) => ({ place, label, href: '/' }))

/** Whatever changes how maps are drawn changes this file: `npx vitest run --project unit engine/maps -u`. */
test('maps are drawn as in drawn.txt', async () => {
  const others = (place: string) => pages.filter((page) => page.place !== place)
  await expect(
    stringify(
      {
        area: areaMap(pages, world),
        framed: areaMap(pages, worldWith([8, 44.5, 12, 45.5])),
        // The center is beside an edge of the sheet, or of its middle, where distances have no room.
        edges: [
          worldWith([9.99, 44.5, 12, 45.02]),
          worldWith([8, 44.98, 10.05, 45.5]),
          worldWith([9.7, 44.95, 11.8, 45.5]),
          worldWith([8.31, 44.6, 10.41, 45.05]),
        ].map((framed) => areaMap(pages, framed).rings),
        places: pages.map((page) => placeMap(page, others(page.place).slice(2, 6), world)),
        near: placeMap(pages[1]!, [pages[2]!], world),
        // Without outlines, and with one place besides the center.
        bare: [
          placeMap(pages[1]!, [], bare),
          regionKeyMap(bare, 'sheet').body,
          regionKeyMap({ ...bare, places: { middle: world.center, north: world.places['north']! } }, 'sheet')
            .body,
        ],
        keys: pages.map(({ place }) => placeKeyMap(world, place).body),
        counties: ['Inner', 'Outer', 'None'].map((name) => countyKeyMap(world, name).body),
        regions: (['sheet', 'blueprint'] as const).map((ground) => regionKeyMap(world, ground).body),
      },
      { lineWidth: 0, aliasDuplicateObjects: false },
    ),
  ).toMatchFileSnapshot('drawn.txt')
})

test('the crowded center is enlarged only if several pages are about places beside it', () => {
  const around = (...keys: string[]) =>
    areaMap(
      pages.filter(({ place }) => keys.includes(place)),
      world,
    ).detail?.pins.map(({ label }) => label)
  expect(around('middle', 'upper', 'lower', 'north')).toEqual(['Upper', 'Lower'])
  expect(around('middle', 'upper', 'north')).toBeUndefined()
  expect(around('upper', 'lower', 'north')).toBeUndefined()
})

test('the line to the enlarged center leads around other places, unless some are in every way', () => {
  const inTheWay = [
    [44.803, 9.75],
    [44.765, 9.793],
    [44.826, 9.696],
    [44.723, 9.812],
    [44.833, 9.634],
  ].map(([lat = 0, lon = 0], index) => ({ name: `Place ${index}`, lat, lon, county: 'Outer' }))
  const leads = [0, 1, 2, 3, 4, 5].map((count) => {
    const more = Object.fromEntries(inTheWay.slice(0, count).map((place) => [place.name, place]))
    const listed = Object.keys(more).map((place) => ({ place, label: place, href: '/' }))
    return areaMap([...pages, ...listed], { ...world, places: { ...world.places, ...more } }).detail?.lead
  })
  expect(new Set(leads.slice(0, 5)).size).toBe(5)
  expect(leads[5]).toBe(leads[0])
})
