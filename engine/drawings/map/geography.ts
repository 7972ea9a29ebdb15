/**
 * Real geography for the drawings: county borders of the U.S. Census Bureau as packed by us-atlas,
 * and the rivers of the site's ground, in the Mercator projection. Build time only.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { countiesAround, servedCounties } from '../../../model/area.ts'
import ground from '../../../.site/parts/ground.ts'
import { center, places, type Place } from '../../../model/places.ts'
import type { Point } from '../geometry/svg.ts'
import { simplify } from '../geometry/lines.ts'

const served = new Set(Object.values(servedCounties))
const around = new Set([...served, ...countiesAround])

/** The package's own type is wider: in fact all its counties are areas with a code. */
type County = (Polygon | MultiPolygon) & { id: string }

/**
 * Shapes of the counties, in degrees: those served as one area, each by itself, the borders between them, and those
 * beyond. The source file covers the whole country, some ten thousand lines, and is released once these are
 * extracted.
 */
function readShapes() {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ counties: GeometryCollection }>
  const counties = topology.objects.counties.geometries as County[]
  const inside = (wanted: ReadonlySet<string>) => counties.filter(({ id }) => wanted.has(id))
  const isServed = (area: object) => 'id' in area && served.has(String(area.id))
  const bordersOf = (wanted: ReadonlySet<string>, isDrawn: (a: object, b: object) => boolean) =>
    mesh(
      topology,
      { type: 'GeometryCollection', geometries: inside(wanted) },
      (a, b) => a !== b && isDrawn(a, b),
    )
  return {
    area: merge(topology, inside(served)),
    counties: new Map(
      Object.entries(servedCounties).map(([name, code]) => [name, merge(topology, inside(new Set([code])))]),
    ),
    served: bordersOf(served, () => true),
    beyond: bordersOf(around, (a, b) => !isServed(a) && !isServed(b)),
  }
}

const shapes = readShapes()

export interface View {
  width: number
  height: number
  /** Degrees of the point in the middle. */
  middle: readonly [lon: number, lat: number]
  /** Units of the drawing for a degree of longitude. */
  degree: number
}

/** Kilometers of a degree of latitude (the mean, IUGG sphere), and of a mile. */
const kilometersOfDegree = 111.195
const kilometersOfMile = 1.609344

const toRadians = (degrees: number): number => (degrees / 180) * Math.PI

/** Units of the drawing for a mile at the middle of the view. */
export const mileOf = ({ degree, middle }: View): number =>
  (degree * kilometersOfMile) / (kilometersOfDegree * Math.cos(toRadians(middle[1])))

/** Preparing one takes longer than projecting a river, and a map has several. */
const projections = new WeakMap<View, GeoProjection>()

function projectionOf(view: View): GeoProjection {
  const known = projections.get(view)
  if (known) return known
  const { width, height, middle, degree } = view
  const projection = geoMercator()
    .center([...middle])
    .translate([width / 2, height / 2])
    .scale(degree / toRadians(1))
    // Extends a little beyond the frame, so that the cut edge is never visible.
    .clipExtent([
      [-9, -9],
      [width + 9, height + 9],
    ])
  projections.set(view, projection)
  return projection
}

/** Puts degrees on a drawing, north up. */
export function project(view: View): (lon: number, lat: number) => Point {
  const projection = projectionOf(view)
  return (lon, lat) => {
    const [x, y] = projection([lon, lat]) ?? [0, 0]
    return { x, y }
  }
}

/** Collects what d3-geo draws as lists of points. */
function linesOf(shape: Parameters<ReturnType<typeof geoPath>>[0], view: View, tolerance: number): Point[][] {
  const lines: Point[][] = []
  const context = {
    beginPath: () => {},
    moveTo: (x: number, y: number) => void lines.push([{ x, y }]),
    lineTo: (x: number, y: number) => void lines.at(-1)?.push({ x, y }),
    arc: () => {},
    closePath: () => {
      const current = lines.at(-1)
      if (current?.[0]) current.push(current[0])
    },
  }
  geoPath(projectionOf(view), context)(shape)
  return lines.map((points) => simplifyRing(points, tolerance)).filter((points) => points.length > 1)
}

/** A closed line is cut in two first: its ends coincide, so that nothing lies off the line between them. */
function simplifyRing(points: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(points.length / 2)
  return [
    ...simplify(points.slice(0, half + 1), tolerance),
    ...simplify(points.slice(half), tolerance).slice(1),
  ]
}

/** The four counties as one area. */
export const area = (view: View, tolerance = 1): Point[][] => linesOf(shapes.area, view, tolerance)

/** A county as an area; nothing where the map doesn't know it. */
export function county(view: View, name: string, tolerance = 1): Point[][] {
  const shape = shapes.counties.get(name)
  return shape ? linesOf(shape, view, tolerance) : []
}

/** Borders between counties, each once: those of the four, or those beyond them. */
export const borders = (view: View, which: 'served' | 'beyond', tolerance = 1): Point[][] =>
  linesOf(shapes[which], view, tolerance)

/** Where the rings of maps have their middle. */
export function middleOfRings(): readonly [lon: number, lat: number] {
  const { lon, lat } = places[center]
  return ground.point ?? [lon, lat]
}

interface Frame {
  width: number
  height: number
  /** Room between the outermost places and the frame. */
  margin: { x: number; y: number }
  /** The largest scale. */
  most: number
}

/** The view of places: as near as they allow, the middle of them in its middle. */
export function viewAround(
  shown: readonly Pick<Place, 'lat' | 'lon'>[],
  { width, height, margin, most }: Frame,
): View {
  const lons = shown.map(({ lon }) => lon)
  const lats = shown.map(({ lat }) => lat)
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const middle = [(west + east) / 2, (south + north) / 2] as const
  const stretch = 1 / Math.cos(toRadians(middle[1]))
  const degree = Math.min(
    most,
    (width - 2 * margin.x) / (east - west || 0.001),
    (height - 2 * margin.y) / ((north - south) * stretch || 0.001),
  )
  return { width, height, middle, degree }
}

/** The degrees at the edges of a view. */
export function edgesOf(view: View): { west: number; east: number; south: number; north: number } {
  const { invert } = projectionOf(view)
  const [west = 0, north = 0] = invert?.([0, 0]) ?? []
  const [east = 0, south = 0] = invert?.([view.width, view.height]) ?? []
  return { west, east, south, north }
}

/** The courses of the rivers that come near the frame. */
export const riversIn = (view: View): Point[][] =>
  Object.values(ground.rivers).map((course) => courseIn(course, view))

/** The part of a river's course that comes near the frame, with the points before and after it. */
function courseIn(course: readonly (readonly [lon: number, lat: number])[], view: View): Point[] {
  const toPoint = project(view)
  const points = course.map(([lon, lat]) => toPoint(lon, lat))
  const isNear = ({ x, y }: Point) => x > -30 && y > -30 && x < view.width + 30 && y < view.height + 30
  const first = points.findIndex(isNear)
  const last = points.findLastIndex(isNear)
  return first === -1 ? [] : points.slice(Math.max(0, first - 1), last + 2)
}
