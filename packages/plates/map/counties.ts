import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

/** FIPS codes of the counties in the service area, by name (U.S. Census Bureau, FIPS 6-4). */
const served: Readonly<Record<string, string>> = {
  Allegheny: '42003',
  Butler: '42019',
  Westmoreland: '42129',
  Washington: '42125',
}

/** The counties around the service area, whose borders are drawn fainter. */
const around = [
  '42005',
  '42007',
  '42051',
  '42059',
  '42063',
  '42073',
  '42085',
  '42111',
  '39029',
  '54009',
  '54029',
]

/** The package's own type is too wide: all its counties are areas with a code. */
type County = (Polygon | MultiPolygon) & { id: string }

/**
 * Shapes of the counties in degrees, from the U.S. Census Bureau's borders as packaged by us-atlas: the service area as
 * a whole, each of its counties, the borders between them, and the borders beyond.
 */
export function readCounties() {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ counties: GeometryCollection }>
  const counties = topology.objects.counties.geometries as County[]
  const own = new Set(Object.values(served))
  const all = new Set([...own, ...around])
  const inside = (wanted: ReadonlySet<string>) => counties.filter(({ id }) => wanted.has(id))
  const isServed = (area: object) => 'id' in area && own.has(String(area.id))
  const bordersOf = (wanted: ReadonlySet<string>, isDrawn: (a: object, b: object) => boolean) =>
    mesh(
      topology,
      { type: 'GeometryCollection', geometries: inside(wanted) },
      (a, b) => a !== b && isDrawn(a, b),
    )
  return {
    area: merge(topology, inside(own)),
    each: Object.entries(served).map(
      ([name, code]) => [name, merge(topology, inside(new Set([code])))] as const,
    ),
    borders: bordersOf(own, () => true),
    beyond: bordersOf(all, (a, b) => !isServed(a) && !isServed(b)),
  }
}
