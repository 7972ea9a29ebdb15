import type { AreaMap, Lettering, Pin } from '../../../components/area-map/area-map.ts'
import ground from '../../../.site/parts/ground.ts'
import { places, type PlaceKey } from '../../../model/places.ts'
import { spread, type Point } from '../geometry/svg.ts'
import {
  area,
  borders,
  edgesOf,
  middleOfRings,
  mileOf,
  project,
  riversIn,
  viewAround,
  type View,
} from './geography.ts'
import { boxAround, boxOf, overlap, placeNames, type Box, type Name } from './labels.ts'
import { curve, polyline } from '../geometry/lines.ts'

/** A unit for a pixel on a wide screen. */
const sheet = { width: 1152, height: 760 } as const
const view: View = ground.area
  ? { ...sheet, ...ground.area }
  : viewAround(Object.values(places), { ...sheet, margin: { x: 260, y: 120 }, most: 888 })

/** The circle in the corner that shows the city larger. */
const detail = ground.city?.detail

/** The city's places, which the detail shows; on the sheet they would lie on one another. */
const cityKeys: ReadonlySet<string> = new Set(ground.city?.places)

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

/** Miles between rings where the ground names none: three of them fit on the sheet. */
const steps = [2, 5, 10, 20, 50, 100, 200, 500, 1000] as const

function ringsOf(mile: number): readonly { miles: number; bearing: number }[] {
  const step = steps.findLast((miles) => miles * 3 * mile < view.height / 2) ?? steps[0]
  return ground.rings ?? [1, 2, 3].map((count) => ({ miles: count * step, bearing: 1.36 }))
}

/** Lettering in the open parts of the map. */
const letters: Lettering[] = ground.letters.map(({ text, at: [lon, lat] }) => ({ text, ...at(lon, lat) }))

/** Rivers' names stand this far above their courses. */
const above = 12

/** A river's name above its course, along the stretch that starts at an index. */
function alongRiver({ river, from: index }: (typeof ground.waters)[number]): Lettering[] {
  const course = ground.rivers[river] ?? []
  const [a, b] = [course[index], course[index + 1]]
  if (!a || !b) return []
  const [from, to] = [toPoint(...a), toPoint(...b)].toSorted((p, q) => p.x - q.x) as [Point, Point]
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return [
    {
      text: river,
      ...whole({ x: middle.x + Math.sin(turn) * above, y: middle.y - Math.cos(turn) * above }),
      turn: Math.round((turn / Math.PI) * 180),
    },
  ]
}

const minutes = (from: number, to: number, step: number): number[] =>
  spread(
    Math.ceil(from / step) * step,
    Math.floor(to / step) * step,
    Math.round((Math.floor(to / step) * step - Math.ceil(from / step) * step) / step) + 1,
  )

/** Degrees between the ticks of the net: the smallest that leaves room between them. Every third is named. */
const tickSteps = [1 / 60, 1 / 12, 1 / 4, 1, 5] as const

/** Ticks of the degree net along the frame, and crosses where those meet that are named. */
function net() {
  const { west, east, south, north } = edgesOf(view)
  const step = tickSteps.find((degrees) => degrees * view.degree >= 50) ?? tickSteps[4]
  const lons = minutes(west, east, step).map((lon) => ({ lon, at: at(lon, south).x }))
  const lats = minutes(south, north, step).map((lat) => ({ lat, at: at(west, lat).y }))
  const isMain = (degrees: number) => {
    const count = degrees / (3 * step)
    return Math.abs(count - Math.round(count)) < 0.01
  }
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
      ...mainLons.map(({ lon, at: x }) => ({
        text: `${name(lon)} ${lon < 0 ? 'W' : 'E'}`,
        x: x + 6,
        y: view.height - 6,
      })),
      ...mainLats.map(({ lat, at: y }) => ({ text: `${name(lat)} ${lat < 0 ? 'S' : 'N'}`, x: 18, y: y - 6 })),
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
  const courses = riversIn(view)
  const { ticks, crosses, degrees } = net()
  const waters = ground.waters.flatMap(alongRiver)
  const mile = mileOf(view)
  const point = at(...middleOfRings())
  const inCity = ({ place }: PlacePage<Href>) => cityKeys.has(place)
  return {
    pins: pinsOf(
      pages.filter((page) => !inCity(page)),
      toPoint,
      {
        taken: [
          ...beside(view),
          ...letters.map((words) => letteringBox(words, 13)),
          ...(detail ? [boxOfDetail(detail)] : []),
        ],
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
    counties: letters,
    waters,
    degrees,
    rings: ringsOf(mile).map(({ miles, bearing }) => ({
      miles,
      radius: Math.round(miles * mile),
      note: whole({
        x: point.x + miles * mile * Math.cos(bearing),
        y: point.y + miles * mile * Math.sin(bearing) + 4,
      }),
    })),
    point,
    ...(detail && { detail: enlarged(detail, pages.filter(inCity)) }),
    tenMiles: Math.round(mile * 10),
  }
}

type Detail = NonNullable<typeof detail>

const boxOfDetail = ({ x, y, radius }: Detail): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/** The circle with the city's places. */
function enlarged<Href extends string>(
  { x, y, radius, scale, middle }: Detail,
  pages: readonly PlacePage<Href>[],
): NonNullable<AreaMap<Href>['detail']> {
  const inside: View = { width: radius * 2, height: radius * 2, middle, degree: view.degree * scale }
  const courses = riversIn(inside)
  const pins = pinsOf(pages, project(inside), { taken: beside(inside), soft: courses.flatMap(samples) })
  return {
    x,
    y,
    radius,
    scale,
    rivers: courses.map(curve).join(''),
    focus: Math.round(radius / scale),
    pins: pins.map((pin) => ({ ...pin, x: pin.x + x - radius, y: pin.y + y - radius, isMajor: false })),
  }
}
