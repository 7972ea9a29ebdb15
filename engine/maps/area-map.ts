import type { AreaMap, Detail, Lettering, Pin } from '../../components/area-map/area-map.ts'
import { distanceBetween, writtenDistance, type Spot } from '../../model/distance.ts'
import { spread, type Point } from '../../model/geometry.ts'
import { curve, relativePolyline, whole } from '../../model/lines.ts'
import {
  linesOf,
  nearKeys,
  placeAt,
  project,
  ringsOf,
  riversIn,
  spotOf,
  unitLength,
  viewAround,
  viewOf,
  type View,
  type World,
} from './geography.ts'
import {
  boxAround,
  boxOf,
  letteringBox,
  overlap,
  placeNames,
  samples,
  type Box,
  type Name,
} from './labels.ts'
import { netOf } from './net.ts'
import { siteWorld } from './world.ts'

/** The size of the sheet. On a wide screen, a unit is a pixel. */
const sheet = { width: 1152, height: 760 } as const
/** The left and right edge of the middle square, which is all that a narrow screen shows. */
const narrowEdges = [(sheet.width - sheet.height) / 2, (sheet.width + sheet.height) / 2] as const
/** Space around the outermost places, so that none is cut off. */
const margin = { x: narrowEdges[0] + 40, y: 90 } as const
/** The largest scale, in units per degree, for places that are close together: the sheet is then 15 kilometers wide. */
const mostUnits = 8500

/** The circle that shows the places around the center at a larger scale. */
const detailRadius = 112
/** Where the middle of that circle may be. */
const corners: readonly Point[] = [
  { x: 318, y: 626 },
  { x: 834, y: 626 },
  { x: 318, y: 134 },
  { x: 834, y: 134 },
]

/** Font sizes of the names, on wide screens and on narrow ones, which show the middle square small. */
const nameSize = 14.5
const largeSize = 22
/** The size to which {@link letteringBox} takes the rings' distances, which are not letter-spaced, on narrow screens. */
const noteSize = 15
const pinRadius = 6

/** A page about a place. */
export interface PlacePage<Href extends string> {
  label: string
  href: Href
  place: string
}

/** The part of the earth on the sheet: all places, or the frame that the site's outlines set. */
function sheetOf({ center, places, outlines: { frame } }: World): View {
  if (frame === undefined)
    return viewOf(center, [center, ...Object.values(places)], { ...sheet, margin, most: mostUnits })
  const [west, south, east, north] = frame
  const [lon, lat] = [(west + east) / 2, (south + north) / 2]
  const edges: Spot[] = [
    { lon: west, lat },
    { lon: east, lat },
    { lon, lat: south },
    { lon, lat: north },
  ]
  return viewOf(center, edges, { ...sheet, margin: { x: 0, y: 0 }, most: Infinity })
}

/** The rivers' names, above the stretch of its course that each outline names. */
function watersOf({ outlines }: World, view: View): Lettering[] {
  const toPoint = project(view)
  return outlines.rivers.flatMap(({ name, named, geometry: { coordinates } }) => {
    const [from, to] = coordinates
      .slice(named, named + 2)
      .map((position) => toPoint(spotOf(position)))
      .toSorted((one, other) => one.x - other.x)
    if (!from || !to) return []
    const turn = Math.atan2(to.y - from.y, to.x - from.x)
    const [x, y] = [(from.x + to.x) / 2 + Math.sin(turn) * 12, (from.y + to.y) / 2 - Math.cos(turn) * 12]
    return [{ text: name, ...whole({ x, y }), turn: Math.round((turn / Math.PI) * 180) }]
  })
}

/** The areas left and right of the middle square, which is all that a phone shows; names must not reach into them. */
const beside = ({ width, height }: View): Box[] => {
  const edge = (width - height) / 2 + 8
  return [
    { left: -width, right: edge, top: 0, bottom: height },
    { left: width - edge, right: 2 * width, top: 0, bottom: height },
  ]
}

/** The points for places' dots. Where two dots would touch, the later one moves onto the earlier one. */
function dotsOf(points: readonly Point[]): Point[] {
  const dots: Point[] = []
  const near = (point: Point) => dots.find((dot) => away(dot, point) < 2 * pinRadius + 1)
  for (const point of points) dots.push(near(point) ?? whole(point))
  return dots
}

const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The places' pins, with the side of each name, and with whether the name has room at the larger size. */
function pinsOf<Href extends string>(
  pages: readonly PlacePage<Href>[],
  toPin: (place: string) => Point,
  ground: { taken: readonly Box[]; soft: readonly Point[] },
): Pin<Href>[] {
  const points = dotsOf(pages.map(({ place }) => toPin(place)))
  const names: Name[] = pages.map(({ label }, index) => ({ text: label, ...points[index]! }))
  const chosen = placeNames(names, { ...ground, sizes: [nameSize, largeSize], pin: pinRadius + 1 })
  const pins = names.map((name) => boxAround(name, pinRadius + 1))
  const isFreeOf = (box: Box) => (other: Box) => overlap(box, other) === 0
  const shown: Box[] = []
  const large: Box[] = []
  return pages.map(({ label, href }, index) => {
    const [name, side] = [names[index]!, chosen[index]!]
    const box = boxOf(name, side, nameSize)
    const isBare = ![...shown, ...pins].every(isFreeOf(box))
    if (!isBare) shown.push(box)
    const wide = boxOf(name, side, largeSize)
    const isMajor = !isBare && [...ground.taken, ...large, ...pins].every(isFreeOf(wide))
    if (isMajor) large.push(wide)
    return { label, href, x: name.x, y: name.y, side, isMajor, ...(isBare && { isBare }) }
  })
}

/** A place on a ring for its distance in words, at the first bearing where nothing is in the way. */
function ringNote(point: Point, radius: number, text: string, taken: readonly Box[]): Point | undefined {
  return spread(1.36, 1.36 - 2 * Math.PI, 49)
    .map((bearing) => whole(pointAt({ x: point.x, y: point.y + 4 }, radius, bearing)))
    .filter(({ x, y }) => x > 40 && x < sheet.width - 40 && y > 40 && y < sheet.height - 30)
    .filter(({ x }) => narrowEdges.every((edge) => Math.abs(x - edge) > 40))
    .find(({ x, y }) => taken.every((box) => overlap(letteringBox({ text, x, y }, noteSize), box) === 0))
}

/** The corner where the circle hides the fewest places. */
function emptiest(points: readonly Point[]): Point {
  const hiddenAt = (at: Point) => points.filter((point) => away(point, at) < detailRadius + 20).length
  return corners.toSorted((one, other) => hiddenAt(one) - hiddenAt(other))[0]!
}

const pointAt = ({ x, y }: Point, radius: number, bearing: number): Point => ({
  x: x + radius * Math.cos(bearing),
  y: y + radius * Math.sin(bearing),
})

/** The line from the circle on the sheet to that in the corner: the most direct one that crosses no place. */
function leadOf(focus: Point & { radius: number }, at: Point, others: readonly Point[]): [Point, Point] {
  const direct = Math.atan2(focus.y - at.y, focus.x - at.x)
  const lines = [0, 0.4, -0.4, 0.8, -0.8].map((turn): [Point, Point] => {
    const end = pointAt(at, detailRadius, direct + turn)
    return [pointAt(focus, focus.radius, Math.atan2(end.y - focus.y, end.x - focus.x)), end]
  })
  const isClear = (line: [Point, Point]) =>
    others.every((other) => samples(line, 40).every((point) => away(point, other) > 2 * pinRadius))
  return lines.find(isClear) ?? lines[0]!
}

/** The places around the center at a larger scale, and the part of the sheet that this covers. */
function detailOf<Href extends string>(
  pages: readonly PlacePage<Href>[],
  world: World,
  view: View,
  at: Point,
  others: readonly Point[],
): Detail<Href> {
  const { center, places, outlines } = world
  const spots = pages.map(({ place }) => places[place]!)
  const size = { width: 2 * detailRadius, height: 2 * detailRadius }
  const margins = { margin: { x: 36, y: 36 }, most: 10 * view.scale }
  const fitted = viewOf(center, [center, ...spots], { ...size, ...margins })
  const scale = Math.max(2, Math.floor(fitted.scale / view.scale))
  // The same middle, at a whole multiple of the sheet's scale.
  const middle = placeAt(fitted)(detailRadius, detailRadius)
  const larger = viewAround(center, middle, { x: detailRadius, y: detailRadius }, scale * view.scale, size)
  const focus = {
    x: Math.round(view.x + (detailRadius - larger.x) / scale),
    y: Math.round(view.y + (detailRadius - larger.y) / scale),
    radius: Math.round(detailRadius / scale),
  }
  const courses = riversIn(outlines, larger)
  const toPoint = project(larger)
  return {
    ...at,
    radius: detailRadius,
    scale,
    rivers: courses.map((course) => curve(course)).join(''),
    focus,
    lead: relativePolyline(leadOf(focus, at, others)),
    pins: pinsOf(pages, (place) => toPoint(places[place]!), {
      taken: beside(larger),
      soft: courses.flatMap((course) => samples(course, 8)),
    }).map((pin) => ({ ...pin, x: pin.x + at.x - detailRadius, y: pin.y + at.y - detailRadius })),
  }
}

/** The pages of places that only a larger scale can tell apart: those around the center, without the one at it. */
function crowded<Href extends string>(pages: readonly PlacePage<Href>[], world: World): PlacePage<Href>[] {
  const near = new Set(nearKeys(world))
  const around = pages.filter(({ place }) => near.has(place))
  const first = around.find(({ place }) => distanceBetween(world.places[place]!, world.center, 'km') === 0)
  const others = around.filter((page) => page !== first)
  return first && others.length > 1 ? others : []
}

/**
 * The map for the page of all locations, as data for components/area-map: path data, lettering and pins, in units of
 * the drawing.
 * @param pages The pages that get a pin.
 */
export function areaMap<Href extends string>(
  pages: readonly PlacePage<Href>[],
  world: World = siteWorld(),
): AreaMap<Href> {
  const { center, places, outlines, unit } = world
  const view = sheetOf(world)
  const toPoint = project(view)
  const toPin = (place: string) => toPoint(places[place] ?? center)
  const point = whole(toPoint(center))
  const courses = riversIn(outlines, view)
  const regions = outlines.labels.map(({ name, geometry: { coordinates } }) => ({
    text: name,
    ...whole(toPoint(spotOf(coordinates))),
  }))
  const waters = watersOf(world, view)
  const larger = crowded(pages, world)
  const onSheet = pages.filter((page) => !larger.includes(page))
  const corner = emptiest(onSheet.map(({ place }) => toPin(place)))
  const lettering = regions.map((region) => letteringBox(region, 13))
  const circle = larger.length > 0 ? [boxAround(corner, detailRadius)] : []
  const banks = courses.flatMap((course) => samples(course, 8))
  const pins = pinsOf(onSheet, toPin, { taken: [...beside(view), ...lettering, ...circle], soft: banks })
  const taken = [
    ...lettering,
    ...circle,
    ...waters.map((water) => letteringBox(water, 13)),
    ...banks.map((bank) => boxAround(bank, 4)),
    ...pins.flatMap((pin) => [
      boxAround(pin, pinRadius + 4),
      ...[nameSize, largeSize].map((size) => boxOf({ ...pin, text: pin.label }, pin.side, size)),
    ]),
  ]
  const distances = ringsOf(world)
  const [step = 1] = distances
  const pathOf = (kind: keyof typeof outlines.shapes, tolerance?: number) =>
    linesOf(outlines.shapes[kind], view, tolerance).map(relativePolyline).join('')
  const { ticks, crosses, degrees } = netOf(view)
  return {
    pins,
    paths: {
      area: pathOf('area'),
      borders: pathOf('border'),
      beyond: pathOf('beyond', 1.5),
      rivers: courses.map((course) => curve(course)).join(''),
      ticks,
      crosses,
    },
    regions,
    waters,
    degrees,
    rings: distances.map((distance) => {
      const radius = Math.round(distance * unitLength(view, unit))
      const text = writtenDistance(distance, unit, 'short')
      const note = ringNote(point, radius, text, taken)
      const isWide = note !== undefined && (note.x < narrowEdges[0] || note.x > narrowEdges[1])
      return { text, radius, ...(note && { note }), ...(isWide && { isWide }) }
    }),
    point,
    ...(larger.length > 0 && { detail: detailOf(larger, world, view, corner, pins) }),
    scale: { length: Math.round(step * unitLength(view, unit)), text: writtenDistance(step, unit) },
  }
}
