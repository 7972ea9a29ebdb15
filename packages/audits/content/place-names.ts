import { places } from '../../../model/places.ts'
import { site } from '../../../model/site.ts'

/** Names of places: two texts that differ only in these are the same text. */
export const placeNames: readonly string[] = [
  ...Object.values(places).map(({ name }) => name),
  site.address.locality,
]
