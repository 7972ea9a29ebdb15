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

/** What a page shows of its front matter, with slugs and keys made into links and prices. */
export function resolve(content: Content, fields: Fields) {
  // Already in the hero, and every byte of page data counts.
  const { metaTitle: _, description: __, card: ___, updated: ____, because: _____, ...shown } = fields
  switch (shown.shape) {
    case 'street-first': {
      return { ...shown, neighbors: neighborLinks(content, shown.place, shown.neighbors) }
    }
    case 'example-first':
    case 'question-first': {
      return {
        ...shown,
        neighbors: neighborLinks(content, shown.place, shown.neighbors),
        firstServices: serviceLinks(content, shown.firstServices),
      }
    }
    case 'price-guide': {
      const { intent, ...page } = shown
      return {
        ...page,
        siblings: siblingLinks(intent.others),
        prices: priceLines(page.prices),
      }
    }
    // A shape that is in the schema but not here would not compile.
    case 'choosing-guide':
    default: {
      const { intent, ...page } = shown
      return { ...page, siblings: siblingLinks(intent.others) }
    }
  }
}

export type LocationPageFields = ReturnType<typeof resolve>

/** The fields of the pages of one shape. */
export type Shaped<Shape extends LocationPageFields['shape']> = Extract<LocationPageFields, { shape: Shape }>

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
