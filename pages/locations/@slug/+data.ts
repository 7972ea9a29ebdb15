import type { PageContextServer } from 'vike/types'
import { placeMap } from '#scripts/build/drawings/map/place-map.ts'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { places, type PlaceKey } from '#content/places.ts'
import { locationPath, type LocationSlug } from '#content/routes.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'
import { faqPage, serviceThing } from '#renderer/structured-data.ts'

export type Data = ReturnType<typeof data>

const toPage = (slug: LocationSlug, { name, place }: { name: string; place: PlaceKey }) => ({
  label: name,
  href: locationPath(slug),
  place,
})

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, fields, body } = entryOf(content.locations, pageContext.routeParams['slug'] ?? '')
  const { neighbours, firstServices, updated: _, metaTitle: __, description: ___, ...location } = fields
  const path = locationPath(slug)
  // Topics about the city as a whole have no spot of their own on the map.
  const nearby = neighbours
    .map(({ location: other }) => entryOf(content.locations, other))
    .filter((entry) => entry.fields.kind === 'place' || entry.fields.place !== 'pittsburgh')
    .map((entry) => toPage(entry.slug, entry.fields))
  return {
    ...pageHead({
      path,
      fields,
      name: fields.name,
      crumbs: [homeCrumb, { label: 'Locations', href: '/locations/' }],
      about: [
        serviceThing(path, 'Software and consulting', fields.description, places[fields.place]),
        faqPage(path, fields.questions),
      ],
    }),
    slug,
    path,
    location,
    body: body.html,
    place: places[fields.place],
    map: placeMap({ ...toPage(slug, fields), label: places[fields.place].name }, nearby),
    neighbours: neighbours.map(({ location: other, why }) => ({
      ...toTeaser(entryOf(content.locations, other)),
      why,
    })),
    services: firstServices.map(({ service, why }) => ({
      ...toTeaser(entryOf(content.services, service)),
      why,
    })),
  }
}
