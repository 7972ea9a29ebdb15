import type { PageContextServer } from 'vike/types'
import { caseStudyFigure } from '#components/demonstration/figures.tsx'
import { caseStudyDemonstrations } from '#content/demonstrations/case-studies.ts'
import { archFragment } from '#scripts/build/drawings/sketches.ts'
import { flows } from '#content/flows.ts'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { caseStudyPath } from '#content/routes.ts'
import { illustrated, pagePicture } from '#scripts/build/drawings/catalog.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'
import { techArticle } from '#renderer/structured-data.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, fields, body } = entryOf(content.caseStudies, pageContext.routeParams['slug'] ?? '')
  const path = caseStudyPath(slug)
  return {
    ...pageHead({
      path,
      fields,
      name: fields.name,
      crumbs: [homeCrumb, { label: 'Projects', href: '/projects/' }],
      kind: 'article',
      about: [
        techArticle({
          path,
          headline: fields.title,
          description: fields.description,
          published: fields.published,
          updated: fields.updated,
        }),
      ],
    }),
    drawing: archFragment(),
    slug,
    photo: fields.photo,
    title: fields.title,
    name: fields.name,
    summary: fields.summary,
    facts: fields.facts,
    measured: fields.measured,
    flow: flows[slug],
    plate: pagePicture(path),
    demonstration: { ...caseStudyDemonstrations[slug], figure: caseStudyFigure(slug) },
    body: body.html,
    services: fields.related.services.map((service) =>
      illustrated(toTeaser(entryOf(content.services, service))),
    ),
    posts: fields.related.posts.map((post) => illustrated(toTeaser(entryOf(content.posts, post)))),
  }
}
