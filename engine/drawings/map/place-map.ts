import type { PlaceMap, PlacePin } from '../../../components/place-map/place-map.ts'
import ground from '../../../.site/parts/ground.ts'
import { center, places, type PlaceKey } from '../../../model/places.ts'
import { spread, type Point } from '../geometry/svg.ts'
import { borders, project, riversIn, viewAround } from './geography.ts'
import { boxAround, placeNames } from './labels.ts'
import { curve, dots, polyline } from '../geometry/lines.ts'

const frame = { width: 480, height: 400 } as const
/** Room for names between the outermost pins and the frame. */
const margin = { x: 92, y: 56 } as const
/** Largest scale: about six miles across, where the sketch of the rivers still holds. */
const mostUnits = 4400
const nameSize = 16

interface Page<Href extends string> {
  label: string
  href: Href
  place: PlaceKey
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

const between = (from: Point, to: Point): Point[] =>
  spread(0, 1, 24).map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }))

/** The line from the center to the place with ticks at its ends, as measures are drawn. */
function measureOf(from: Point, to: Point, text: string): PlaceMap<string>['measure'] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 40) return undefined
  // Across the line, four units each way.
  const [nx, ny] = [((from.y - to.y) / length) * 5, ((to.x - from.x) / length) * 5].map(Math.round) as [
    number,
    number,
  ]
  const tick = ({ x, y }: Point) => `M${x - nx} ${y - ny}l${2 * nx} ${2 * ny}`
  return {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`,
    ...whole({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
    text,
  }
}

/**
 * The map of a location's page: the place, its neighbors, the rivers and borders around them, and
 * the measured line from the center.
 */
export function placeMap<Href extends string>(
  chosen: Page<Href>,
  neighbors: readonly Page<Href>[],
): PlaceMap<Href> {
  const spot = ({ place }: { place: PlaceKey }) => `${places[place].lat} ${places[place].lon}`
  const distinct = neighbors.filter((page, index) => {
    const spots = [chosen, ...neighbors.slice(0, index)].map(spot)
    return !spots.includes(spot(page))
  })
  const shown = new Set([chosen.place, ...distinct.map(({ place }) => place)])
  const view = viewAround(
    [...shown, center].map((key) => places[key]),
    { ...frame, margin, most: mostUnits },
  )
  const toPoint = project(view)
  const pointOf = (key: PlaceKey): Point => whole(toPoint(places[key].lon, places[key].lat))
  const courses = riversIn(view).filter((course) => course.length > 1)
  const measure = measureOf(
    pointOf(center),
    pointOf(chosen.place),
    `${places[chosen.place].milesFromDowntown} mi`,
  )
  const start = { label: places[center].name, place: center, href: undefined }
  // The city's own pin lies on the same spot.
  const isNamed = [...shown].some((key) => key === center || key === ground.city?.whole)
  const pages = [chosen, ...distinct, ...(isNamed ? [] : [start])]
  const names = pages.map(({ label, place }) => ({ text: label, ...pointOf(place) }))
  const sides = placeNames(names, {
    size: nameSize,
    pin: 10,
    taken: [
      { left: -200, right: 8, top: 0, bottom: frame.height },
      { left: frame.width - 8, right: frame.width + 200, top: 0, bottom: frame.height },
      ...(measure ? [boxAround(measure, 24)] : []),
    ],
    soft: [...courses.flat(), ...(measure ? between(pointOf(center), pointOf(chosen.place)) : [])],
  })
  const pins = pages.map((page, index) => ({
    label: page.label,
    ...pointOf(page.place),
    side: sides[index] ?? 'e',
    ...(index > 0 && page.href && { href: page.href }),
  }))
  const isOther = (key: PlaceKey) => {
    const { x, y } = pointOf(key)
    return !shown.has(key) && key !== center && x > 0 && y > 0 && x < frame.width && y < frame.height
  }
  const keys = Object.keys(places) as PlaceKey[]
  return {
    chosen: pins[0] as PlacePin<Href>,
    neighbors: pins.slice(1, distinct.length + 1),
    ...(!isNamed && { from: pins.at(-1) as PlacePin<Href> }),
    borders: borders(view, 'served', 2).map(polyline).join(''),
    rivers: courses.map(curve).join(''),
    others: dots(keys.filter(isOther).map(pointOf)),
    ...(measure && { measure }),
  }
}
