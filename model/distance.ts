import { site } from './site.ts'
import { measured } from './written.ts'

export type Unit = 'mi' | 'km'

/** Countries whose roads are signed in miles (ISO 3166-1). */
const inMiles: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU', 'AS', 'MP'])

/** The unit of distances in the firm's country. */
export const unit: Unit = inMiles.has(site.address.country) ? 'mi' : 'km'

const unitNames: Readonly<Record<Unit, string>> = { mi: 'mile', km: 'kilometer' }

/** A distance in words, such as “7 miles”, or abbreviated: “7 mi”. */
export const writtenDistance = (count: number, measuredIn: Unit, unitDisplay?: 'long' | 'short'): string =>
  measured(count, unitNames[measuredIn], unitDisplay)

/** The length of a degree of a great circle in each unit (IUGG mean sphere). */
export const unitsOfDegree: Readonly<Record<Unit, number>> = { mi: 111.195 / 1.609344, km: 111.195 }

/** A point on earth, in degrees (WGS 84). */
export interface Spot {
  lat: number
  lon: number
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance between two points (haversine formula). */
export function distanceBetween(from: Spot, to: Spot, measuredIn: Unit): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon)
  return ((2 * Math.asin(Math.sqrt(Math.min(1, chord)))) / Math.PI) * 180 * unitsOfDegree[measuredIn]
}
