import type { AreaMap, Lettering, Pin } from '../../../components/area-map/area-map.ts'
import { places, type PlaceKey } from '../../../model/places.ts'
import { rivers, type Course } from '../../../packages/plates/rivers.ts'
import { spread, type Point } from '../geometry/svg.ts'
import { area, borders, courseIn, mileOf, project, type View } from './geography.ts'
import { boxAround, boxOf, overlap, placeNames, type Box, type Name } from './labels.ts'
import { curve, polyline } from '../geometry/lines.ts'

/** The sheet: the four counties around the confluence, a unit for a pixel on a wide screen. */
const view: View = { width: 1152, height: 760, middle: [-79.93, 40.415], degree: 888 }

/** The circle in the corner that shows the city larger. */
const detail = { x: 318, y: 626, radius: 112, scale: 3, middle: [-79.984, 40.4435] } as const
const detailView: View = {
  width: detail.radius * 2,
  height: detail.radius * 2,
  middle: detail.middle,
  degree: view.degree * detail.scale,
}

/** The city's places, which the detail shows; on the sheet they would lie on one another. */
const cityKeys: ReadonlySet<PlaceKey> = new Set(['downtown', 'oakland', 'north-shore'])

/** Sizes of the names: where the sheet is shown whole, and where it is shown small with a few of them. */
const nameSize = 14.5
const largeSize = 26
const pinRadius = 6

/** A page of a place, as the locations' list knows it. */
export interface PlacePage<Href extends string> {
  label: string
  href: Href
  place: PlaceKey
}

const toPoint = project(view)
const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
const at = (lon: number, lat: number): Point => whole(toPoint(lon, lat))

/** Where the three rivers meet. */
const fork = rivers.ohio[0]

/** Circles around the Point, each named where nothing else stands; bearings clockwise from east. */
const rings = [
  { miles: 10, bearing: 1.36 },
  { miles: 20, bearing: 0.56 },
  { miles: 30, bearing: 0.2 },
] as const

/** Lettering in the open parts of the counties, chosen by eye. */
const counties: Lettering[] = [
  { text: 'Allegheny County', ...at(-80.21, 40.405) },
  { text: 'Butler County', ...at(-79.93, 40.713) },
  { text: 'Westmoreland County', ...at(-79.63, 40.235) },
  { text: 'Washington County', ...at(-80.02, 40.13) },
  { text: 'Beaver County', ...at(-80.41, 40.56) },
  { text: 'Armstrong County', ...at(-79.469, 40.612) },
]

/** A river's name above its course, along the stretch that starts at an index. */
function alongRiver(name: keyof typeof rivers, index: number, away: number): Lettering {
  const course: Course = rivers[name]
  const [a, b] = [course[index] ?? fork, course[index + 1] ?? fork]
  const [from, to] = [toPoint(...a), toPoint(...b)].toSorted((p, q) => p.x - q.x) as [Point, Point]
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return {
    text: name,
    ...whole({ x: middle.x + Math.sin(turn) * away, y: middle.y - Math.cos(turn) * away }),
    turn: Math.round((turn / Math.PI) * 180),
  }
}

const minutes = (from: number, to: number, step: number): number[] =>
  spread(
    Math.ceil(from / step) * step,
    Math.floor(to / step) * step,
    Math.round((Math.floor(to / step) * step - Math.ceil(from / step) * step) / step) + 1,
  )

/** Ticks of the degree net along the frame every five minutes, and crosses where every fifteenth meet. */
function net() {
  const [west, east] = [
    view.middle[0] - view.width / 2 / view.degree,
    view.middle[0] + view.width / 2 / view.degree,
  ]
  const [south, north] = [40.14, 40.7]
  const lons = minutes(west, east, 1 / 12).map((lon) => ({ lon, at: at(lon, south).x }))
  const lats = minutes(south - 0.04, north + 0.03, 1 / 12).map((lat) => ({ lat, at: at(west, lat).y }))
  const isMain = (degrees: number) => Math.abs(degrees * 4 - Math.round(degrees * 4)) < 0.01
  const length = (degrees: number) => (isMain(degrees) ? 14 : 7)
  const mainLons = lons.filter(({ lon }) => isMain(lon))
  const mainLats = lats.filter(({ lat }) => isMain(lat))
  const name = (degrees: number) => {
    const total = Math.round(Math.abs(degrees) * 60)
    return `${Math.floor(total / 60)}°${String(total % 60).padStart(2, '0')}′`
  }
  return {
    ticks: [
      ...lons.map(({ lon, at: x }) => `M${x} 0v${length(lon)}M${x} ${view.height}v-${length(lon)}`),
      ...lats.map(({ lat, at: y }) => `M0 ${y}h${length(lat)}M${view.width} ${y}h-${length(lat)}`),
    ].join(''),
    crosses: mainLons
      .flatMap(({ at: x }) => mainLats.map(({ at: y }) => `M${x - 5} ${y}h10m-5-5v10`))
      .join(''),
    degrees: [
      ...mainLons.map(({ lon, at: x }) => ({ text: `${name(lon)} W`, x: x + 6, y: view.height - 6 })),
      ...mainLats.map(({ lat, at: y }) => ({ text: `${name(lat)} N`, x: 18, y: y - 6 })),
    ],
  }
}

/** Points along a course, close enough that no name slips between them. */
const samples = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    return spread(0, 1, 8).map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }))
  })

const letteringBox = ({ text, x, y }: Lettering, size: number): Box => {
  const half = (text.length * size * 0.74) / 2
  return { left: x - half, right: x + half, top: y - size, bottom: y + size * 0.3 }
}

/** What lies left and right of a frame, so that names stay within. */
const beside = ({ width, height }: View): Box[] => [
  { left: -width, right: 8, top: 0, bottom: height },
  { left: width - 8, right: 2 * width, top: 0, bottom: height },
]

/** Pins of the places with the side of each name, and which names have room at the larger size. */
function pinsOf<Href extends string>(
  pages: readonly PlacePage<Href>[],
  toPin: (lon: number, lat: number) => Point,
  ground: { taken: readonly Box[]; soft: readonly Point[] },
): Pin<Href>[] {
  const names: (Name & { href: Href })[] = pages.map(({ label, href, place }) => ({
    text: label,
    href,
    ...whole(toPin(places[place].lon, places[place].lat)),
  }))
  const chosen = placeNames(names, { ...ground, size: nameSize, pin: pinRadius + 3 })
  const pins = names.map((name) => boxAround(name, pinRadius + 4))
  const large: Box[] = []
  return names.map((name, index) => {
    const side = chosen[index] ?? 'e'
    const box = boxOf(name, side, largeSize)
    // Where the sheet is small, its sides are cut off: the middle square remains.
    const isShown = box.left > 240 && box.right < 912 && box.top > 4
    const isFree = (other: Box) => overlap(box, other) === 0
    const isMajor =
      isShown && large.every(isFree) && pins.every((pin, other) => other === index || isFree(pin))
    if (isMajor) large.push(box)
    return { label: name.text, href: name.href, x: name.x, y: name.y, side, isMajor }
  })
}

/**
 * The map of the locations hub as data for components/area-map: path data, lettering and pins, in
 * units of the drawing.
 * @param pages The pages that get a pin, those of the city's places included.
 */
export function areaMap<Href extends string>(pages: readonly PlacePage<Href>[]): AreaMap<Href> {
  const courses = Object.values(rivers).map((course) => courseIn(course, view))
  const { ticks, crosses, degrees } = net()
  const waters = [
    alongRiver('allegheny', 5, 12),
    alongRiver('monongahela', 4, 12),
    alongRiver('ohio', 12, 12),
    alongRiver('youghiogheny', 2, 12),
  ]
  const mile = mileOf(view)
  const point = at(...fork)
  const inCity = ({ place }: PlacePage<Href>) => cityKeys.has(place)
  const circle: Box = {
    left: detail.x - detail.radius,
    right: detail.x + detail.radius,
    top: detail.y - detail.radius,
    bottom: detail.y + detail.radius,
  }
  const toDetail = project(detailView)
  const cityCourses = Object.values(rivers).map((course) => courseIn(course, detailView))
  return {
    pins: pinsOf(
      pages.filter((page) => !inCity(page)),
      toPoint,
      {
        taken: [...beside(view), ...counties.map((county) => letteringBox(county, 13)), circle],
        soft: courses.flatMap(samples),
      },
    ),
    paths: {
      area: area(view).map(polyline).join(''),
      borders: borders(view, 'served').map(polyline).join(''),
      beyond: borders(view, 'beyond', 1.5).map(polyline).join(''),
      rivers: courses.map(curve).join(''),
      ticks,
      crosses,
    },
    counties,
    waters,
    degrees,
    rings: rings.map(({ miles, bearing }) => ({
      miles,
      radius: Math.round(miles * mile),
      note: whole({
        x: point.x + miles * mile * Math.cos(bearing),
        y: point.y + miles * mile * Math.sin(bearing) + 4,
      }),
    })),
    point,
    detail: {
      x: detail.x,
      y: detail.y,
      radius: detail.radius,
      scale: detail.scale,
      rivers: cityCourses.map(curve).join(''),
      focus: Math.round(detail.radius / detail.scale),
      pins: pinsOf(pages.filter(inCity), toDetail, {
        taken: beside(detailView),
        soft: cityCourses.flatMap(samples),
      }).map((pin) => ({
        ...pin,
        x: pin.x + detail.x - detail.radius,
        y: pin.y + detail.y - detail.radius,
        isMajor: false,
      })),
    },
    tenMiles: Math.round(mile * 10),
  }
}
