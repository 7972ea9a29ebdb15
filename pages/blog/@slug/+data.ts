import type { PageContextServer } from 'vike/types'
import { withAnchors } from '#content/pipeline/anchors.ts'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { writtenDay } from '#content/pipeline/written.ts'
import { wordsPerMinute } from '#content/reading-speed.ts'
import { postPath, postSlugs } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { illustrated, pagePicture } from '#scripts/build/drawings/catalog.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'
import { blogPosting } from '#renderer/structured-data.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, fields, body } = entryOf(content.posts, pageContext.routeParams['slug'] ?? '')
  const index = postSlugs.indexOf(slug)
  const neighbour = (offset: number) => {
    const other = postSlugs[index + offset]
    return other && toTeaser(entryOf(content.posts, other))
  }
  const [newer, older] = [neighbour(-1), neighbour(1)]
  const path = postPath(slug)
  return {
    ...pageHead({
      path,
      fields,
      name: fields.title,
      crumbs: [homeCrumb, { label: 'Insights', href: '/blog/' }],
      kind: 'article',
      about: [
        blogPosting({
          path,
          headline: fields.title,
          description: fields.description,
          published: fields.published,
          updated: fields.updated,
        }),
      ],
    }),
    photo: fields.photo,
    cover: pagePicture(path),
    title: fields.title,
    summary: fields.summary,
    topic: fields.topic,
    published: writtenDay(fields.published),
    updated: fields.updated === fields.published ? undefined : writtenDay(fields.updated),
    author: site.founder,
    minutes: Math.max(1, Math.round(body.words / wordsPerMinute)),
    sources: fields.sources,
    contents: body.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, heading: text })),
    body: withAnchors(body.html),
    newer,
    older,
    services: fields.related.services.map((service) =>
      illustrated(toTeaser(entryOf(content.services, service))),
    ),
    posts: fields.related.posts
      .map((post) => illustrated(toTeaser(entryOf(content.posts, post))))
      .filter(({ href }) => href !== newer?.href && href !== older?.href),
  }
}
