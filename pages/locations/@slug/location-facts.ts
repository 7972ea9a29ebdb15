import type { Place } from '#model/places.ts'

export interface Fact {
  label: string
  value: string
}

/** The strip of facts of a place. Distances depend on the point chosen, so they say "about". */
export function locationFacts({ county, milesFromDowntown, direction, zips }: Place): Fact[] {
  return [
    { label: 'County', value: county },
    {
      label: 'From downtown',
      value: milesFromDowntown < 1 ? 'You’re in it' : `about ${milesFromDowntown} mi ${direction}`,
    },
    ...(zips.length > 0 ? [{ label: 'ZIP code', value: zips.join(', ') }] : []),
  ]
}
