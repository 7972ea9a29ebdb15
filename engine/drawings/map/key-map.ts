import type { Composition, Mark, Spot } from '../../../packages/plates/drawings/grammar/grammar.ts'
import ground from '../../../.site/parts/ground.ts'
import { center, places, type Place, type PlaceKey } from '../../../model/places.ts'
import type { Point } from '../geometry/svg.ts'
import { area, borders, county, project, riversIn, viewAround, type View } from './geography.ts'

/** So small that the lines of the grammar are strong on it. */
const sheet = { width: 160, height: 120 } as const
/** All places around the city, and the city by itself. */
const region: View = ground.region
  ? { ...sheet, ...ground.region }
  : viewAround(Object.values(places), { ...sheet, margin: { x: 24, y: 18 }, most: 400 })
const city: View = ground.city ? { ...sheet, ...ground.city.sheet } : region

/** The places that lie on one another where the whole region is shown. */
const cityKeys: ReadonlySet<string> = new Set(ground.city && [ground.city.whole, ...ground.city.places])

const rounded = (value: number): number => Math.round(value * 10) / 10
const toSpot = ({ x, y }: Point): Spot => [rounded(x), rounded(y)]

function spotIn(view: View, key: PlaceKey): Spot {
  const { lon, lat } = places[key]
  return toSpot(project(view)(lon, lat))
}

/** The counties, or a part of the city between them, with the rivers. */
const under = (view: View): readonly Mark[] => [
  ...area(view).map((points): Mark => ({ area: points.map(toSpot), fill: 'stone', line: 'none' })),
  ...borders(view, 'served').map((points): Mark => ({
    path: points.map(toSpot),
    line: 'annotation',
    stroke: 'steel',
  })),
]

const waters = (view: View): readonly Mark[] =>
  riversIn(view)
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

/** Where a place lies: itself in gold, and the way from the center to it. */
export function placeKeyMap(key: PlaceKey): Composition {
  const isInCity = cityKeys.has(key)
  const view = isInCity ? city : region
  const [from, to] = [spotIn(view, center), spotIn(view, key)]
  const way: readonly Mark[] = [
    { path: [from, to], line: 'structure' },
    { circle: from, r: 3, fill: 'ink', line: 'none' },
  ]
  return composed(...under(view), ...waters(view), ...(from.join() === to.join() ? [] : way), {
    circle: to,
    r: 8,
    fill: 'gold',
    line: 'structure',
  })
}

/** A county with its places. */
export function countyKeyMap(name: Place['county']): Composition {
  const outlines = county(region, name).map((points): Mark => ({
    area: points.map(toSpot),
    fill: 'deep',
    line: 'structure',
  }))
  const own = keys.filter((key) => places[key].county === name)
  return composed(...under(region), ...outlines, ...waters(region), ...dots(region, own))
}

/** All places of the site. */
export const regionKeyMap = (): Composition =>
  composed(...under(region), ...waters(region), ...dots(region, keys))

/** The places in the city. */
export const cityKeyMap = (): Composition =>
  composed(
    ...under(city),
    ...waters(city),
    ...dots(
      city,
      keys.filter((key) => cityKeys.has(key)),
    ),
  )
