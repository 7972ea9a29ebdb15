import { words } from '#.site/words/location.ts'
import { fill } from '#model/fill.ts'
import { directionText, type Place } from '#model/places.ts'

const { facts } = words

export interface Fact {
  label: string
  value: string
}

/** The strip of facts of a place. Distances depend on the point chosen, so they say "about". */
export function locationFacts({ county, milesFromDowntown, direction, zips }: Place): Fact[] {
  return [
    { label: facts.county, value: county },
    {
      label: facts.distance,
      value:
        milesFromDowntown < 1
          ? facts.here
          : fill(facts.away, { miles: milesFromDowntown, direction: directionText(direction) }),
    },
    ...(zips.length > 0 ? [{ label: facts.zip, value: zips.join(', ') }] : []),
  ]
}
