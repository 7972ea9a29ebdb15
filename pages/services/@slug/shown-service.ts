import type { RelatedItem } from '#components/related/Related.tsx'
import { entryOf, toTeaser } from '#engine/content/find.ts'
import type { Content } from '#engine/content/content.ts'
import { words as relatedKinds } from '#.site/words/related-kinds.ts'
import type { Service } from '#engine/schemas/service.ts'
import { priceLines, stepText } from '#model/terms.ts'
import { placeImage } from '#engine/maps/key-maps.ts'
import { relatedItem } from '#pages/related-item.ts'

type Entry = Content['services'][number]

/** A service as its page shows it, with prices, durations and links in place of their keys. */
export const shownService = (content: Content, { fields, body }: Entry) => ({
  ...fields,
  body: body.html,
  steps: fields.steps.map(({ takes, ...step }) => ({ ...step, duration: takes ? stepText(takes) : '' })),
  pricing: { ...fields.pricing, ranges: priceLines(fields.pricing.ranges) },
  related: relatedItems(content, fields),
})

export type ShownService = ReturnType<typeof shownService>

/** Pages that are easily mistaken for this one, then our own work, services and articles, then towns. */
function relatedItems(
  content: Content,
  { intent, related, places }: Pick<Service, 'intent' | 'related' | 'places'>,
): RelatedItem[] {
  const { caseStudy, services, posts } = related
  return [
    ...intent.others.map(({ page, label, answers }) =>
      relatedItem(relatedKinds.other, { label, href: page, summary: answers }),
    ),
    ...(caseStudy === undefined
      ? []
      : [relatedItem(relatedKinds.caseStudy, toTeaser(entryOf(content.caseStudies, caseStudy)))]),
    ...services.map((slug) => relatedItem(relatedKinds.service, toTeaser(entryOf(content.services, slug)))),
    ...posts.map((slug) => relatedItem(relatedKinds.post, toTeaser(entryOf(content.posts, slug)))),
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
