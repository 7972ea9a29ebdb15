import type { PageContextServer } from 'vike/types'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { writtenRange } from '#content/pipeline/written.ts'
import { servicePath } from '#content/routes.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'
import { faqPage, serviceThing } from '#renderer/structured-data.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, fields, body } = entryOf(content.services, pageContext.routeParams['slug'] ?? '')
  const { related, intent: _, updated: __, ...service } = fields
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
    service: {
      ...service,
      pricing: { ...service.pricing, ranges: service.pricing.ranges.map(writtenRange) },
    },
    body: body.html,
    caseStudy: toTeaser(entryOf(content.caseStudies, related.caseStudy)),
    posts: related.posts.map((post) => toTeaser(entryOf(content.posts, post))),
    services: related.services.map((other) => toTeaser(entryOf(content.services, other))),
  }
}
