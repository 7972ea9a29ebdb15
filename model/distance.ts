import { site } from './site.ts'

export type Unit = 'mi' | 'km'

/** Countries whose roads are signed in miles (ISO 3166-1). */
const inMiles: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU', 'AS', 'MP'])

/** The unit of distances in a country. */
export const unitIn = (country: string): Unit => (inMiles.has(country) ? 'mi' : 'km')

/** The unit of the firm's country. */
export const unit: Unit = unitIn(site.address.country)

/** Names of the units in sentences: of one, and of several. */
export const unitNames: Readonly<Record<Unit, readonly [one: string, several: string]>> = {
  mi: ['mile', 'miles'],
  km: ['kilometer', 'kilometers'],
}

/** How many of a unit a degree of a great circle has (the mean, IUGG sphere). */
export const unitsOfDegree: Readonly<Record<Unit, number>> = { mi: 111.195 / 1.609344, km: 111.195 }

/** A point on earth, in degrees (WGS 84). */
export interface Spot {
  lat: number
  lon: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance between two points (haversine formula). */
export function distanceBetween(from: Spot, to: Spot, measuredIn: Unit): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon)
  return ((2 * Math.asin(Math.sqrt(Math.min(1, chord)))) / Math.PI) * 180 * unitsOfDegree[measuredIn]
}
