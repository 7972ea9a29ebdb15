import { places as listed } from '../.site/entries.ts'
import { distanceBetween, unit, unitNames } from './distance.ts'

/**
 * Local facts: a file in sites/spanwright/places is a place. Coordinates are those of the populated place in GeoNames
 * (CC BY 4.0, credited in the footer of the map), or the municipality's centroid where GeoNames
 * has no record of the place. ZIP codes are listed only where the post office of that name confirms them.
 */
export interface PlaceFacts {
  name: string
  /** Degrees, WGS 84. */
  lat: number
  lon: number
  /** The county's name without the word "County". */
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
   * From the center, along a great circle, in whole miles or kilometers. It depends on the point chosen in a
   * township: say "about N miles".
   */
  distance: number
  direction: Direction
}

export type PlaceKey = keyof typeof listed
/** Where distances are measured from. */
export const downtown: PlaceKey = 'downtown'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

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

const fromDowntown = (place: PlaceFacts): Place => ({
  zips: [],
  ...place,
  distance: Math.round(distanceBetween(listed[downtown], place, unit)),
  direction: directionTo(listed[downtown], place),
})

export const placeKeys = Object.keys(listed) as [PlaceKey, ...PlaceKey[]]
export const places = Object.fromEntries(
  placeKeys.map((key) => [key, fromDowntown(listed[key])]),
) as unknown as Readonly<Record<PlaceKey, Place>>

/** How far one place is from another as the crow flies, in words. It depends on the points chosen. */
export function distanceText(from: PlaceKey, to: PlaceKey): string {
  const distance = Math.round(distanceBetween(places[from], places[to], unit))
  return distance < 1 ? 'Next door' : `About ${distance} ${unitNames[unit][distance === 1 ? 0 : 1]}`
}
