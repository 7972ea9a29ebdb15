import { createElement } from 'react'
import type { PageContextServer } from 'vike/types'
import { PlaceMap } from '#components/place-map/PlaceMap.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { placeMap } from '#engine/maps/place-map.ts'
import { entryOf, entryOfAddress } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import type { Content } from '#engine/content/content.ts'
import { isWholeTown, places } from '#model/places.ts'
import { locationPath } from '#model/routes.ts'
import { words } from '#.site/words/location.ts'
import { fill } from '#model/fill.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { faqPage, serviceThing } from '#engine/head/structured-data.ts'
import { crumbsTo } from '#pages/main-page.ts'
import { LocationText } from './LocationText.tsx'
import { toPin, type LocationFields } from './links.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const entry = entryOfAddress(content.locations, pageContext)
  const { slug, fields, body } = entry
  const path = locationPath(slug)
  const place = places[fields.place]
  const { shape, title, summary, name, ask } = fields
  const map = placeMap({ ...toPin(entry), label: place.name }, pinsAround(content, fields))
  return {
    ...pageHead({
      path,
      fields,
      name: fields.name,
      crumbs: crumbsTo('locations'),
      about: [serviceThing(path, words.service, fields.description, place), faqPage(path, fields.questions)],
    }),
    slug,
    path,
    page: { shape, title, summary, ask },
    county: place.county,
    prerendered: {
      map: renderPart(path, createElement(PlaceMap, { map, label: fill(words.map, { place: name }) })),
      shape: renderPart(path, createElement(LocationText, { page: fields, body: body.html, place, content })),
    },
  }
}

/** The neighbors that have a pin on the map, which a page about the whole city does not. */
const pinsAround = (content: Content, fields: LocationFields) =>
  'neighbors' in fields
    ? fields.neighbors
        .map(({ location }) => entryOf(content.locations, location))
        .filter((entry) => entry.fields.kind === 'place' || !isWholeTown(entry.fields.place))
        .map(toPin)
    : []
