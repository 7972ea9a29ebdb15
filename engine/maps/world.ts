import { unit } from '../../model/distance.ts'
import { downtown, places } from '../../model/places.ts'
import type { World } from './geography.ts'
import { readOutlines } from './outlines.ts'

let known: World | undefined

/** The site's places around their center, on its outlines. */
export function siteWorld(): World {
  known ??= { center: places[downtown], places, outlines: readOutlines(process.cwd()), unit }
  return known
}
