import { places } from '../../../content/places.ts'
import { site } from '../../../content/site.ts'

/** Names of places: two texts that differ only in these are the same text. */
export const placeNames: readonly string[] = [
  ...Object.values(places).map(({ name }) => name),
  site.address.locality,
]
