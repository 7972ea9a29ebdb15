import type { Feature, Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import { simplify } from '../../../model/lines.ts'
import { readCounties } from './counties.ts'

/** The area that the map shows, in degrees: west, south, east, north. */
const frame = [-80.5786, 40.0891, -79.2814, 40.7409] as const
/** How far a simplified border may be off, in degrees: less than a unit of the map. */
const tolerance = 0.0008
/** Rounds to ten-thousandths of a degree, about ten meters. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const simplified = (line: Position[]): Position[] => {
  const points = line.map(([x = 0, y = 0]) => ({ x, y }))
  // A ring is cut in two first: its ends coincide, so there is no line between them to measure distances from.
  const half = Math.floor(points.length / 2)
  const kept = [
    ...simplify(points.slice(0, half + 1), tolerance),
    ...simplify(points.slice(half), tolerance).slice(1),
  ]
  return kept.map(({ x, y }) => [rounded(x), rounded(y)])
}

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

/** The file of the sample's counties as GeoJSON, by its path. docs/pictures.md explains each kind of feature. */
export function mapFiles(): Record<string, string> {
  const { area, each, borders, beyond } = readCounties()
  return {
    'map/counties.geojson': written([
      feature('area', polygons(area)),
      ...each.map(([name, shape]) => feature('region', polygons(shape), { name })),
      feature('border', lines(borders)),
      feature('beyond', lines(beyond)),
      ...names.map(([name, lon, lat]) =>
        feature('label', { type: 'Point', coordinates: [lon, lat] }, { name }),
      ),
    ]),
  }
}
