import { words } from '#.site/words/location.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { unit } from '#model/distance.ts'
import { fill } from '#model/fill.ts'
import type { Place } from '#model/places.ts'

const { facts } = words

export interface Fact {
  label: string
  value: string
}

/** The strip of facts of a place. Distances depend on the point chosen, so they say "about". */
export function locationFacts({ county, distance, direction, zips }: Place): Fact[] {
  return [
    { label: facts.county, value: county },
    {
      label: facts.distance,
      value:
        distance < 1
          ? facts.here
          : fill(facts.away, {
              distance: fill(interfaceTexts.distance[unit], { count: distance }),
              direction,
            }),
    },
    ...(zips.length > 0 ? [{ label: facts.zip, value: zips.join(', ') }] : []),
  ]
}
