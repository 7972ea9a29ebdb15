import { words } from '#.site/words/location.ts'
import { unit, writtenDistance } from '#model/distance.ts'
import { fill } from '#model/fill.ts'
import { directionText, type Place } from '#model/places.ts'
import { listed } from '#model/written.ts'

const { facts } = words

/** The facts about a place. Distances depend on the chosen point, so they say "about". */
export const locationFacts = ({ county, distance, direction, zips }: Place) => [
  { label: facts.county, value: county },
  {
    label: facts.distance,
    value:
      distance < 1
        ? facts.here
        : fill(facts.away, {
            distance: writtenDistance(distance, unit, 'short'),
            direction: directionText(direction),
          }),
  },
  ...(zips.length > 0 ? [{ label: facts.zip, value: listed(zips) }] : []),
]
