import type { PageContextServer } from 'vike/types'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { places } from '#content/places.ts'
import { locationPath } from '#content/routes.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, fields, body } = entryOf(content.locations, pageContext.routeParams['slug'] ?? '')
  const { neighbours, firstServices, updated: _, metaTitle: __, description: ___, ...location } = fields
  return {
    seo: toSeo(locationPath(slug), fields),
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
