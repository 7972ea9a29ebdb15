import type { RelatedItem } from '#components/related/Related.tsx'
import { illustrated } from '#engine/drawings/of-page.ts'
import { placeImage, regionImage } from '#engine/maps/key-maps.ts'
import { entryOf, toTeaser } from '#engine/content/find.ts'
import type { Content } from '#engine/content/content.ts'
import { priceLines } from '#model/terms.ts'
import { distanceText, type PlaceKey } from '#model/places.ts'
import { locationPath, type LocationSlug, type RoutePath, type ServiceSlug } from '#model/routes.ts'
import { words } from '#.site/words/location.ts'

type Fields = Content['locations'][number]['fields']

/** The front matter of a page with links and prices in place of slugs and keys. */
export function resolve(content: Content, fields: Fields) {
  switch (fields.shape) {
    case 'street-first':
      return { ...fields, neighbors: neighborLinks(content, fields.place, fields.neighbors) }
    case 'example-first':
    case 'question-first':
      return {
        ...fields,
        neighbors: neighborLinks(content, fields.place, fields.neighbors),
        firstServices: serviceLinks(content, fields.firstServices),
      }
    case 'price-guide':
      return {
        ...fields,
        siblings: siblingLinks(fields.intent.others),
        prices: priceLines(fields.prices),
      }
    default:
      return { ...fields, siblings: siblingLinks(fields.intent.others) }
  }
}

export type LocationPageFields = ReturnType<typeof resolve>

/** The fields of the shapes that have a field of this name. */
export type PageWith<Field extends string> = Extract<LocationPageFields, Record<Field, unknown>>

const neighborLinks = (
  content: Content,
  from: PlaceKey,
  neighbors: readonly { location: LocationSlug; why: string }[],
): RelatedItem[] =>
  neighbors.map(({ location, why }) => {
    const { name, place } = entryOf(content.locations, location).fields
    return {
      kind: distanceText(from, place),
      label: name,
      href: locationPath(location),
      summary: why,
      image: placeImage(place),
    }
  })

const serviceLinks = (
  content: Content,
  services: readonly { service: ServiceSlug; why: string }[],
): RelatedItem[] =>
  services.map(({ service, why }) => ({
    ...illustrated(toTeaser(entryOf(content.services, service))),
    kind: words.services,
    summary: why,
  }))

const siblingLinks = (
  others: readonly { page: RoutePath; label: string; answers: string }[],
): RelatedItem[] =>
  others.map(({ page, label, answers }) => ({
    image: regionImage(),
    ...illustrated({ label, href: page, summary: answers }),
    kind: words.siblings,
  }))

/** A page's pin on a map of its surroundings. */
export const toPin = ({ slug, fields }: { slug: LocationSlug; fields: Fields }) => ({
  label: fields.name,
  href: locationPath(slug),
  place: fields.place,
})
