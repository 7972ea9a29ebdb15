import { center } from '../../.site/site.ts'
import { unit } from '../../model/distance.ts'
import { placeKeys, places } from '../../model/places.ts'
import type { World } from './geography.ts'
import { readOutlines } from './outlines.ts'

let known: World | undefined

/** The site's places, their center, and its outlines. */
export function siteWorld(): World {
  const key = placeKeys.find((name) => name === center) ?? placeKeys[0]
  known ??= { center: places[key], places, outlines: readOutlines(process.cwd()), unit }
  return known
}
