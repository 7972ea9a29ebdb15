import { locationShapes as listed } from '../.site/entries.ts'
import { isAboutPlace, locationShapes, type LocationShape } from './location-shapes.ts'
import { locationSlugs, type LocationSlug } from './routes.ts'

/** The slugs of the pages under /locations/ by their shapes. */
const byShape: Partial<Record<LocationShape, readonly LocationSlug[]>> = listed

/** The pages under /locations/ that are buyer's guides. */
export const guideSlugs: readonly LocationSlug[] = locationShapes
  .filter((shape) => !isAboutPlace(shape))
  .flatMap((shape) => byShape[shape] ?? [])

/** How many places have a page. */
export const placeCount = locationSlugs.length - guideSlugs.length
