import type { RelatedItem } from '#components/related/Related.tsx'
import { entryOf, toTeaser } from '#engine/content/find.ts'
import type { Content } from '#engine/content/content.ts'
import { words as relatedKinds } from '#.site/words/related-kinds.ts'
import type { Service } from '#engine/schemas/service.ts'
import { priceLines, stepText } from '#model/terms.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { placeImage } from '#engine/maps/key-maps.ts'

type Entry = Content['services'][number]

/** A service as its page shows it: keys made into prices, durations and links. */
export const shownService = (content: Content, { fields, body }: Entry) => ({
  ...fields,
  body: body.html,
  steps: fields.steps.map(({ takes, ...step }) => ({ ...step, duration: takes ? stepText(takes) : '' })),
  pricing: { ...fields.pricing, ranges: priceLines(fields.pricing.ranges) },
  related: relatedItems(content, fields),
})

export type ShownService = ReturnType<typeof shownService>
export type ServiceOf<Shape extends ShownService['shape']> = Extract<ShownService, { shape: Shape }>

/** Pages easily taken for this one, then our own work, services and articles, then towns: each with a reason. */
function relatedItems(
  content: Content,
  { intent, related, places }: Pick<Service, 'intent' | 'related' | 'places'>,
): RelatedItem[] {
  return [
    ...intent.others.map(({ page, label, answers }) => ({
      kind: relatedKinds.other,
      ...illustrated({ label, href: page, summary: answers }),
    })),
    ...(related.caseStudy === undefined
      ? []
      : [
          {
            kind: relatedKinds.caseStudy,
            ...illustrated(toTeaser(entryOf(content.caseStudies, related.caseStudy))),
          },
        ]),
    ...related.services.map((slug) => ({
      kind: relatedKinds.service,
      ...illustrated(toTeaser(entryOf(content.services, slug))),
    })),
    ...related.posts.map((slug) => ({
      kind: relatedKinds.post,
      ...illustrated(toTeaser(entryOf(content.posts, slug))),
    })),
    ...places.map(({ location, why }) => {
      const town = entryOf(content.locations, location)
      return {
        kind: relatedKinds.place,
        ...toTeaser(town),
        summary: why,
        image: placeImage(town.fields.place),
      }
    }),
  ]
}
