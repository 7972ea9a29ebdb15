import type { RelatedItem } from '#components/related/Related.tsx'
import type { Content } from '#engine/content/content.ts'
import { entryOf, toTeaser } from '#engine/content/find.ts'
import { placeImage, regionImage } from '#engine/maps/key-maps.ts'
import { distanceText } from '#model/places.ts'
import { locationPath, type LocationSlug } from '#model/routes.ts'
import { relatedItem } from '#pages/related-item.ts'
import { words } from '#.site/words/location.ts'

export type LocationFields = Content['locations'][number]['fields']

/** The fields of the shapes that have a field of this name. */
export type PageWith<Field extends string> = Extract<LocationFields, Record<Field, unknown>>

export const neighborLinks = (content: Content, page: PageWith<'neighbors'>): RelatedItem[] =>
  page.neighbors.map(({ location, why }) => {
    const { name, place } = entryOf(content.locations, location).fields
    return {
      kind: distanceText(page.place, place),
      label: name,
      href: locationPath(location),
      summary: why,
      image: placeImage(place),
    }
  })

export const serviceLinks = (content: Content, page: PageWith<'firstServices'>): RelatedItem[] =>
  page.firstServices.map(({ service, why }) => ({
    ...relatedItem(words.services, toTeaser(entryOf(content.services, service))),
    summary: why,
  }))

export const siblingLinks = ({ intent }: PageWith<'intent'>): RelatedItem[] =>
  intent.others.map(({ page, label, answers }) => ({
    image: regionImage(),
    ...relatedItem(words.siblings, { label, href: page, summary: answers }),
  }))

/** A page's pin on a map of its surroundings. */
export const toPin = ({ slug, fields }: { slug: LocationSlug; fields: LocationFields }) => ({
  label: fields.name,
  href: locationPath(slug),
  place: fields.place,
})
