import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import { merge, mesh } from 'topojson-client'
import type * as Topo from 'topojson-specification'
import { simplifyRing } from '../../../model/lines.ts'

/** The area that the map shows, in degrees: west, south, east, north. */
const frame = [-80.5786, 40.0891, -79.2814, 40.7409] as const
/** How far a simplified border may be off, in degrees: less than a unit of the map. */
const tolerance = 0.0008
/** Rounds to ten-thousandths of a degree, about ten meters. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const simplified = (line: Position[]): Position[] =>
  simplifyRing(
    line.map(([x = 0, y = 0]) => ({ x, y })),
    tolerance,
  ).map(({ x, y }) => [rounded(x), rounded(y)])

const polygons = ({ coordinates }: MultiPolygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: coordinates.map((polygon) => polygon.map(simplified)),
})

/** The borders that come near the map's edge or cross it. */
const lines = ({ coordinates }: MultiLineString): MultiLineString => {
  const [west, south, east, north] = frame
  const isNear = ([lon = 0, lat = 0]: Position) =>
    lon > west - 0.1 && lon < east + 0.1 && lat > south - 0.1 && lat < north + 0.1
  return {
    type: 'MultiLineString',
    coordinates: coordinates.filter((line) => line.some(isNear)).map(simplified),
  }
}

/** FIPS codes of the counties in the service area, by name (U.S. Census Bureau, FIPS 6-4). */
const served: Readonly<Record<string, string>> = {
  Allegheny: '42003',
  Butler: '42019',
  Westmoreland: '42129',
  Washington: '42125',
}

/** The counties around the service area, whose borders are drawn fainter. */
const around = '42005 42007 42051 42059 42063 42073 42085 42111 39029 54009 54029'.split(' ')

/** The package's own type is too wide: all its counties are areas with a code. */
type County = (Topo.Polygon | Topo.MultiPolygon) & { id: string }

/**
 * Shapes of the counties in degrees, from the U.S. Census Bureau's borders as packaged by us-atlas: the service area as
 * a whole, each of its counties, the borders between them, and the borders beyond.
 */
function readCounties() {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topo.Topology<{
    counties: Topo.GeometryCollection
  }>
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

/** Where the counties' names go: open areas, chosen by eye. */
const names: readonly (readonly [name: string, lon: number, lat: number])[] = [
  ['Allegheny County', -80.141, 40.405],
  ['Butler County', -79.93, 40.713],
  ['Westmoreland County', -79.63, 40.235],
  ['Washington County', -80.02, 40.13],
  ['Beaver County', -80.41, 40.56],
  ['Armstrong County', -79.491, 40.643],
]

const feature = (kind: string, geometry: Geometry, more: object = {}): Feature => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry,
})

/** A feature collection with one feature per line, so that diffs are readable. */
const written = (features: readonly Feature[]): string =>
  `{"type":"FeatureCollection","bbox":${JSON.stringify(frame)},"features":[\n${features.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`

/** The sample's counties as GeoJSON. docs/pictures.md explains each kind of feature. */
export function countiesFile(): string {
  const { area, each, borders, beyond } = readCounties()
  return written([
    feature('area', polygons(area)),
    ...each.map(([name, shape]) => feature('region', polygons(shape), { name })),
    feature('border', lines(borders)),
    feature('beyond', lines(beyond)),
    ...names.map(([name, lon, lat]) =>
      feature('label', { type: 'Point', coordinates: [lon, lat] }, { name }),
    ),
  ])
}
