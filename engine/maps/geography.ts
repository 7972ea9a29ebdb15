/**
 * Projects places onto maps, with true distances and directions from the center and north up, anywhere on earth. This
 * is the azimuthal equidistant projection (Snyder, "Map projections: a working manual", 1987, 25). Build time only.
 */
import { geoAzimuthalEquidistant, geoPath, type GeoProjection } from 'd3-geo'
import type { Geometry, LineString, Position } from 'geojson'
import { distanceBetween, unitsOfDegree, type Spot, type Unit } from '../../model/distance.ts'
import type { Point } from '../../model/geometry.ts'
import { simplify } from '../../model/lines.ts'
import type { Outlines } from './outlines.ts'

/** A place with its name, and with the part of the area that it belongs to. */
export interface MapPlace extends Spot {
  name: string
  county?: string
}

/** The data that maps are drawn from. */
export interface World {
  /** The place from which distances are measured. */
  center: MapPlace
  places: Readonly<Record<string, MapPlace>>
  outlines: Outlines
  unit: Unit
}

interface Size {
  width: number
  height: number
}

/** A part of the earth on a sheet. */
export interface View extends Size {
  center: Spot
  /** Units of the sheet per degree of a great circle. */
  scale: number
  /** Where the center is on the sheet; it may be beyond its edge. */
  x: number
  y: number
}

/** Projections by view: preparing one takes longer than projecting a river, and a map has several rivers. */
const projections = new WeakMap<View, GeoProjection>()

function projectionOf(view: View): GeoProjection {
  const known = projections.get(view)
  if (known) return known
  const { width, height, center, scale, x, y } = view
  const projection = geoAzimuthalEquidistant()
    .rotate([-center.lon, -center.lat])
    .translate([x, y])
    .scale((scale * 180) / Math.PI)
    // Extends a little beyond the frame, so that the cut edge is never visible.
    .clipExtent([
      [-9, -9],
      [width + 9, height + 9],
    ])
  projections.set(view, projection)
  return projection
}

/** The place at a position in GeoJSON. */
export const spotOf = ([lon = 0, lat = 0]: Position): Spot => ({ lon, lat })

/** Returns a function that projects a place onto the sheet. */
export function project(view: View): (spot: Spot) => Point {
  const projection = projectionOf(view)
  return ({ lon, lat }) => {
    const [x, y] = projection([lon, lat])!
    return { x, y }
  }
}

/** Returns a function that finds the place at a point of the sheet. */
export function placeAt(view: View): (x: number, y: number) => Spot {
  const projection = projectionOf(view)
  return (x, y) => {
    const [lon, lat] = projection.invert!([x, y])!
    return { lon, lat }
  }
}

/** Units of the sheet per mile or kilometer. */
export const unitLength = ({ scale }: View, unit: Unit): number => scale / unitsOfDegree[unit]

interface Fit extends Size {
  /** Space between the outermost places and the frame. */
  margin: { x: number; y: number }
  /** The largest scale, for places that lie close together. */
  most: number
}

/** The view of some places at the largest scale that shows all of them, with their middle in its middle. */
export function viewOf(center: Spot, spots: readonly Spot[], { width, height, margin, most }: Fit): View {
  const toPoint = project({ width: 0, height: 0, center, scale: 1, x: 0, y: 0 })
  const points = spots.map(toPoint)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  const room = (length: number, taken: number) => (taken > 0 ? length / taken : Infinity)
  const scale = Math.min(
    most,
    room(width - 2 * margin.x, right - left),
    room(height - 2 * margin.y, foot - top),
  )
  return {
    width,
    height,
    center,
    scale,
    x: width / 2 - (scale * (left + right)) / 2,
    y: height / 2 - (scale * (top + foot)) / 2,
  }
}

/** The view, at a given scale, in which a place is at a point. */
export function viewAround(center: Spot, spot: Spot, at: Point, scale: number, size: Size): View {
  const { x, y } = project({ width: 0, height: 0, center, scale, x: 0, y: 0 })(spot)
  return { ...size, center, scale, x: at.x - x, y: at.y - y }
}

/** The largest of 1, 2, 5, 10, 20 and so on that is not above a value. */
function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const digit = value / power
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power
}

/** Distances of the rings around the center: multiples of a round number, about three up to the farthest place. */
export function ringsOf({ center, places, unit }: World): number[] {
  const farthest = Math.max(...Object.values(places).map((place) => distanceBetween(center, place, unit)))
  const step = roundBelow(Math.max(1, farthest / 3))
  return Array.from({ length: Math.max(1, Math.floor(farthest / step)) }, (_, index) => (index + 1) * step)
}

/** The places too close to each other on a map of all: nearer to the center than a tenth of the farthest one. */
export function nearKeys({ center, places, unit }: World): string[] {
  const away = (key: string) => distanceBetween(center, places[key]!, unit)
  const keys = Object.keys(places)
  const farthest = Math.max(...keys.map(away))
  return keys.filter((key) => away(key) <= farthest / 10)
}

/** Shapes as lines on the sheet; those of areas are closed. */
export function linesOf(shapes: readonly Geometry[], view: View, tolerance = 1): Point[][] {
  const lines: Point[][] = []
  const context = {
    beginPath: () => {},
    moveTo: (x: number, y: number) => void lines.push([{ x, y }]),
    lineTo: (x: number, y: number) => void lines.at(-1)!.push({ x, y }),
    arc: () => {},
    closePath: () => {
      const current = lines.at(-1)!
      current.push(current[0]!)
    },
  }
  const draw = geoPath(projectionOf(view), context)
  for (const shape of shapes) draw(shape)
  return lines.map((points) => simplify(points, tolerance)).filter((points) => points.length > 1)
}

/** The parts of the rivers' courses near the frame, with one point before and after; a single point is no course. */
export const riversIn = ({ rivers }: Outlines, view: View): Point[][] =>
  rivers.map(({ geometry }) => courseIn(geometry, view)).filter((course) => course.length > 1)

function courseIn({ coordinates }: LineString, view: View): Point[] {
  const points = coordinates.map(spotOf).map(project(view))
  const isNear = ({ x, y }: Point) => x > -30 && y > -30 && x < view.width + 30 && y < view.height + 30
  const first = points.findIndex(isNear)
  const last = points.findLastIndex(isNear)
  return points.slice(Math.max(0, first - 1), last + 2)
}
