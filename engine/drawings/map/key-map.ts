import type { Composition, Mark, Spot } from '../../../packages/plates/drawings/grammar/grammar.ts'
import { places, type Place, type PlaceKey } from '../../../model/places.ts'
import { rivers } from '../../../packages/plates/rivers.ts'
import type { Point } from '../geometry/svg.ts'
import { area, borders, county, courseIn, project, type View } from './geography.ts'

/** So small that the lines of the grammar are strong on it. */
const sheet = { width: 160, height: 120 } as const
/** All places around the city, and the city by itself. */
const region: View = { ...sheet, middle: [-79.87, 40.415], degree: 136 }
const city: View = { ...sheet, middle: [-79.984, 40.4435], degree: 1250 }

/** The places that lie on one another where the whole region is shown. */
const cityKeys: ReadonlySet<PlaceKey> = new Set(['pittsburgh', 'downtown', 'oakland', 'north-shore'])

const rounded = (value: number): number => Math.round(value * 10) / 10
const toSpot = ({ x, y }: Point): Spot => [rounded(x), rounded(y)]

function spotIn(view: View, key: PlaceKey): Spot {
  const { lon, lat } = places[key]
  return toSpot(project(view)(lon, lat))
}

/** The counties, or a part of the city between them, with the rivers. */
const ground = (view: View): readonly Mark[] => [
  ...area(view).map((points): Mark => ({ area: points.map(toSpot), fill: 'stone', line: 'none' })),
  ...borders(view, 'served').map((points): Mark => ({
    path: points.map(toSpot),
    line: 'annotation',
    stroke: 'steel',
  })),
]

const waters = (view: View): readonly Mark[] =>
  Object.values(rivers)
    .map((course) => courseIn(course, view))
    .filter((course) => course.length > 1)
    .map((course): Mark => ({
      path: course.map(toSpot),
      smooth: true,
      stroke: 'river',
      line: view === city ? 'outline' : 'structure',
    }))

const keys = Object.keys(places) as PlaceKey[]

const dots = (view: View, shown: readonly PlaceKey[]): readonly Mark[] =>
  shown.map((key): Mark => ({
    circle: spotIn(view, key),
    r: view === city ? 7 : 3.5,
    fill: 'gold',
    line: view === city ? 'structure' : 'annotation',
  }))

const composed = (...marks: readonly Mark[]): Composition => ({ size: [sheet.width, sheet.height], marks })

/** Where a place lies: itself in gold, and the way from downtown to it. */
export function placeKeyMap(key: PlaceKey): Composition {
  const isInCity = cityKeys.has(key)
  const view = isInCity ? city : region
  const [from, to] = [spotIn(view, 'downtown'), spotIn(view, key)]
  const way: readonly Mark[] = [
    { path: [from, to], line: 'structure' },
    { circle: from, r: 3, fill: 'ink', line: 'none' },
  ]
  return composed(...ground(view), ...waters(view), ...(from.join() === to.join() ? [] : way), {
    circle: to,
    r: 8,
    fill: 'gold',
    line: 'structure',
  })
}

/** A county among the four, with its places. */
export function countyKeyMap(name: Place['county']): Composition {
  const outlines = county(region, name).map((points): Mark => ({
    area: points.map(toSpot),
    fill: 'deep',
    line: 'structure',
  }))
  const own = keys.filter((key) => places[key].county === name)
  return composed(...ground(region), ...outlines, ...waters(region), ...dots(region, own))
}

/** All places in the four counties. */
export const regionKeyMap = (): Composition =>
  composed(...ground(region), ...waters(region), ...dots(region, keys))

/** The places in the city, between its rivers. */
export const cityKeyMap = (): Composition =>
  composed(
    ...ground(city),
    ...waters(city),
    ...dots(
      city,
      keys.filter((key) => cityKeys.has(key)),
    ),
  )
