import type { PageContextServer } from 'vike/types'
import type { RelatedItem } from '#components/related/Related.tsx'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent, type Content } from '#content/pipeline/load.ts'
import { writtenRange } from '#content/pipeline/written.ts'
import { servicePath } from '#content/routes.ts'
import { relatedKinds } from '#content/sections/service.ts'
import type { Service } from '#content/schemas/service.ts'
import { stepText } from '#content/terms.ts'
import { illustrated, pagePicture } from '#scripts/build/drawings/catalog.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'
import { faqPage, serviceThing } from '#renderer/structured-data.ts'

export type Data = ReturnType<typeof data>

/** Pages easily taken for this one, then our own work, services and articles, then towns: each with a reason. */
function relatedItems(
  content: Content,
  { intent, related, places }: Pick<Service, 'intent' | 'related' | 'places'>,
): RelatedItem[] {
  return [
    ...intent.others.map(({ page, label, answers }) => ({
      kind: relatedKinds.other,
      label,
      href: page,
      summary: answers,
    })),
    {
      kind: relatedKinds.caseStudy,
      ...illustrated(toTeaser(entryOf(content.caseStudies, related.caseStudy))),
    },
    ...related.services.map((slug) => ({
      kind: relatedKinds.service,
      ...illustrated(toTeaser(entryOf(content.services, slug))),
    })),
    ...related.posts.map((slug) => ({
      kind: relatedKinds.post,
      ...illustrated(toTeaser(entryOf(content.posts, slug))),
    })),
    ...places.map(({ location, why }) => ({
      kind: relatedKinds.place,
      ...toTeaser(entryOf(content.locations, location)),
      summary: why,
    })),
  ]
}

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, fields, body } = entryOf(content.services, pageContext.routeParams['slug'] ?? '')
  const { intent, related, places, ...shown } = fields
  // What the head alone needs, or nobody but the team, is not sent to the page.
  const {
    because: _1,
    card: _2,
    updated: _3,
    metaTitle: _4,
    description: _5,
    kind: _6,
    group: _7,
    ...service
  } = shown
  const path = servicePath(slug)
  return {
    ...pageHead({
      path,
      fields,
      name: fields.label,
      crumbs: [homeCrumb, { label: 'Services', href: '/services/' }],
      about: [serviceThing(path, fields.label, fields.description), faqPage(path, fields.questions)],
    }),
    slug,
    path,
    plate: pagePicture(path),
    service: {
      ...service,
      body: body.html,
      steps: service.steps.map(({ takes, ...step }) => ({ ...step, duration: stepText(takes) })),
      pricing: { ...service.pricing, ranges: service.pricing.ranges.map(writtenRange) },
      related: relatedItems(content, { intent, related, places }),
    },
  }
}

export type ServiceOf<Shape extends Data['service']['shape']> = Extract<Data['service'], { shape: Shape }>
