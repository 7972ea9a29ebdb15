import type { PageContextServer } from 'vike/types'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { places } from '#content/places.ts'
import { locationPath } from '#content/routes.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'
import { faqPage, serviceThing } from '#renderer/structured-data.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, fields, body } = entryOf(content.locations, pageContext.routeParams['slug'] ?? '')
  const { neighbours, firstServices, updated: _, metaTitle: __, description: ___, ...location } = fields
  const path = locationPath(slug)
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
    location,
    body: body.html,
    place: places[fields.place],
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
