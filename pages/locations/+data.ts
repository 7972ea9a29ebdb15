import { loadContent } from '#content/pipeline/load.ts'
import { locations } from '#content/pages/locations.ts'
import { places } from '#content/places.ts'
import { locationPath } from '#content/routes.ts'
import { pageHead } from '#renderer/page-head.ts'

const counties = ['Allegheny', 'Butler', 'Westmoreland', 'Washington'] as const

export type Data = ReturnType<typeof data>

export function data() {
  const entries = loadContent().locations.map(({ slug, fields }) => ({
    label: fields.name,
    href: locationPath(slug),
    kind: fields.kind,
    place: places[fields.place],
  }))
  const towns = entries.filter(({ kind }) => kind === 'place')
  return {
    ...pageHead({ path: '/locations/', fields: locations, name: 'Locations', pageType: 'CollectionPage' }),
    page: locations,
    counties: counties.map((county) => ({
      label: `${county} County`,
      places: towns.filter(({ place }) => place.county === county).map(toPin),
    })),
    topics: entries.filter(({ kind }) => kind === 'topic').map(toPin),
  }
}

type Entry = { label: string; href: ReturnType<typeof locationPath>; place: { milesFromDowntown: number } }

const toPin = ({ label, href, place }: Entry) => ({ label, href, miles: place.milesFromDowntown })
