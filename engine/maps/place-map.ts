import type { PlaceMap, PlacePin } from '../../components/place-map/place-map.ts'
import { distanceBetween, writtenDistance } from '../../model/distance.ts'
import type { Point } from '../../model/geometry.ts'
import { curve, dots, relativePolyline, whole } from '../../model/lines.ts'
import type { PlacePage } from './area-map.ts'
import {
  linesOf,
  project,
  ringsOf,
  riversIn,
  unitLength,
  viewOf,
  type MapPlace,
  type View,
  type World,
} from './geography.ts'
import { boxAround, placeNames, samples } from './labels.ts'
import { siteWorld } from './world.ts'

const frame = { width: 480, height: 400 } as const
/** Space for names between the outermost pins and the frame. */
const margin = { x: 92, y: 56 } as const
/**
 * The largest scale, in units per degree: nine kilometers across, at which a sketch of rivers is still accurate enough.
 */
const mostUnits = 5780
const nameSize = 16

/** The line from the center to a place, with ticks at its ends like a dimension in a drawing. */
function measureOf(from: Point, to: Point, text: string): PlaceMap<string>['measure'] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 40) return undefined
  // Across the line, five units each way.
  const across = whole({ x: ((from.y - to.y) / length) * 5, y: ((to.x - from.x) / length) * 5 })
  const tick = ({ x, y }: Point) => `M${x - across.x} ${y - across.y}l${2 * across.x} ${2 * across.y}`
  return {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`,
    ...whole({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
    text,
  }
}

/** Circles at round distances around the center, for a map without outlines. */
function ringPaths(world: World, view: View): string {
  if (world.outlines.shapes.area.length > 0) return ''
  const { x, y } = whole(view)
  return ringsOf(world)
    .map((distance) => Math.round(distance * unitLength(view, world.unit)))
    .map(
      (radius) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    )
    .join('')
}

/**
 * The map for a location's page: the place, its neighbors, the rivers and borders around them or rings around the
 * center, and the measured line from the center.
 */
export function placeMap<Href extends string>(
  chosen: PlacePage<Href>,
  neighbors: readonly PlacePage<Href>[],
  world: World = siteWorld(),
): PlaceMap<Href> {
  const { center, places, outlines, unit } = world
  const placeOf = (key = ''): MapPlace => places[key] ?? center
  const areOne = (one: MapPlace, other: MapPlace) => one.lat === other.lat && one.lon === other.lon
  const own = [chosen, ...neighbors].filter(
    ({ place }, index, all) => all.findIndex((page) => areOne(placeOf(page.place), placeOf(place))) === index,
  )
  const shown = own.map(({ place }) => placeOf(place))
  const view = viewOf(center, [...shown, center], { ...frame, margin, most: mostUnits })
  const toPoint = project(view)
  const courses = riversIn(outlines, view)
  const point = whole(toPoint(center))
  const distance = Math.round(distanceBetween(center, placeOf(chosen.place), unit))
  const end = whole(toPoint(placeOf(chosen.place)))
  const measure = measureOf(point, end, writtenDistance(distance, unit, 'short'))
  const isNamed = shown.some((place) => areOne(place, center))
  const pages: { label: string; place?: string; href?: Href }[] = [
    ...own,
    ...(isNamed ? [] : [{ label: center.name }]),
  ]
  const names = pages.map(({ label, place }) => ({ text: label, ...whole(toPoint(placeOf(place))) }))
  const sides = placeNames(names, {
    sizes: [nameSize],
    pin: 10,
    taken: [
      { left: -200, right: 8, top: 0, bottom: frame.height },
      { left: frame.width - 8, right: frame.width + 200, top: 0, bottom: frame.height },
      ...(measure ? [boxAround(measure, 24)] : []),
    ],
    soft: [...courses.flat(), ...(measure ? samples([point, end], 24) : [])],
  })
  const pins = pages.map(({ label, href }, index) => ({
    label,
    x: names[index]!.x,
    y: names[index]!.y,
    side: sides[index]!,
    ...(index > 0 && href && { href }),
  }))
  const others = Object.values(places).filter(
    (place) => !areOne(place, center) && !shown.some((other) => areOne(place, other)),
  )
  const isInFrame = ({ x, y }: Point) => x > 0 && y > 0 && x < frame.width && y < frame.height
  return {
    chosen: pins[0] as PlacePin<Href>,
    neighbors: pins.slice(1, own.length),
    ...(!isNamed && { from: pins.at(-1) as PlacePin<Href> }),
    borders: linesOf(outlines.shapes.border, view, 2).map(relativePolyline).join(''),
    rivers: courses.map((course) => curve(course)).join(''),
    rings: ringPaths(world, view),
    others: dots(others.map((place) => whole(toPoint(place))).filter(isInFrame)),
    ...(measure && { measure }),
  }
}
