import { places as listed } from '../.site/entries.ts'
import { center as chosen } from '../.site/site.ts'
import { words } from '../.site/words/distances.ts'
import { fill } from './fill.ts'
import { distanceBetween, radians, unit, writtenDistance } from './distance.ts'

/**
 * Facts about a place: a file in sites/spanwright/places. Coordinates are those of the populated place in GeoNames (CC
 * BY 4.0, credited below the map), or the municipality's centroid if GeoNames has no record of the place. ZIP codes are
 * listed only if the post office of that name confirms them.
 */
export interface PlaceFacts {
  name: string
  /** Degrees, WGS 84. */
  lat: number
  lon: number
  /** The county's name without the word "County", which the interface's texts add. */
  county: string
  zips?: readonly string[]
}

const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const
export type Direction = (typeof directions)[number]

export interface Place extends Required<PlaceFacts> {
  /**
   * The distance from the center along a great circle, in whole miles or kilometers. It depends on the point chosen
   * within a township, so say "about N miles".
   */
  distance: number
  direction: Direction
}

/** The name of a place's file. A site without places has some type too, not `never`: the linter rejects records of that. */
export type PlaceKey = keyof typeof listed extends never ? 'none' : keyof typeof listed
/** The place that distances are measured from. A site without location pages may have none. */
const center = chosen as PlaceKey
const records: Readonly<Record<string, PlaceFacts>> = listed

/** The compass point at which one place lies from another: the initial bearing, in eighths of the circle. */
function directionTo(from: PlaceFacts, to: PlaceFacts): Direction {
  const turn = radians(to.lon - from.lon)
  const east = Math.sin(turn) * Math.cos(radians(to.lat))
  const north =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(turn)
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return directions[(eighths + 8) % 8] ?? 'north'
}

/** Without a center, distances are from the place itself: a site without location pages shows none. */
function fromCenter(place: PlaceFacts): Place {
  const origin = records[center] ?? place
  return {
    zips: [],
    ...place,
    distance: Math.round(distanceBetween(origin, place, unit)),
    direction: directionTo(origin, place),
  }
}

export const placeKeys = Object.keys(listed) as [PlaceKey, ...PlaceKey[]]
export const places = Object.fromEntries(
  Object.entries(records).map(([key, place]) => [key, fromCenter(place)]),
) as unknown as Readonly<Record<PlaceKey, Place>>

/** The compass point in words. */
export const directionText = (direction: Direction): string => words.directions[direction]

/** Whether a place is the town as a whole: at the center's point, but not the center itself. */
export function isWholeTown(key: PlaceKey): boolean {
  const origin = records[center]
  return key !== center && origin !== undefined && distanceBetween(places[key], origin, unit) === 0
}

/** The distance between two places as the crow flies, in words. It depends on the points chosen. */
export function distanceText(from: PlaceKey, to: PlaceKey): string {
  const distance = Math.round(distanceBetween(places[from], places[to], unit))
  return distance < 1 ? words.nextDoor : fill(words.away, { distance: writtenDistance(distance, unit) })
}
