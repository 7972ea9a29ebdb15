import { createElement } from 'react'
import type { PageContextServer } from 'vike/types'
import { renderPart } from '#components/html/render-part.tsx'
import { withAnchors } from '#scripts/build/content/anchors.ts'
import { entryOf, entryOfAddress, toTeaser } from '#scripts/build/content/find.ts'
import { loadContent } from '#scripts/build/content/load.ts'
import { writtenDay } from '#scripts/build/content/written.ts'
import { authorsOf } from '#content/authors.ts'
import { wordsPerMinute } from '#content/reading-speed.ts'
import { postPath, postSlugs } from '#content/routes.ts'
import { sections } from '#content/sections/post.ts'
import { illustrated, pagePicture } from '#scripts/build/drawings/catalog.ts'
import { pagePhoto } from '#scripts/build/pictures/page-photo.ts'
import { homeCrumb, pageHead } from '#scripts/build/head/page-head.ts'
import { absoluteUrl } from '#scripts/build/head/seo.ts'
import { blogPosting } from '#scripts/build/head/structured-data.ts'
import { Photo } from '#components/photo/Photo.tsx'
import { PostText } from './PostText.tsx'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, file, fields, body } = entryOfAddress(content.posts, pageContext)
  const index = postSlugs.indexOf(slug)
  const neighbor = (offset: number) => {
    const other = postSlugs[index + offset]
    return other && toTeaser(entryOf(content.posts, other))
  }
  const [newer, older] = [neighbor(-1), neighbor(1)]
  const path = postPath(slug)
  const photo = fields.photo && pagePhoto(fields.photo, file)
  const authors = authorsOf(fields.authors)
  const { services, posts } = fields.related
  const article = createElement(PostText, {
    contents: body.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, heading: text })),
    body: withAnchors(body.html),
    sources: fields.sources,
    newer,
    older,
    related: [
      ...posts
        .map((post) => illustrated(toTeaser(entryOf(content.posts, post))))
        .filter(({ href }) => href !== newer?.href && href !== older?.href)
        .map((item) => ({ ...item, kind: sections.related.reading })),
      ...services.map((service) => ({
        ...illustrated(toTeaser(entryOf(content.services, service))),
        kind: sections.related.service,
      })),
    ],
  })
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
          ...(photo && { image: absoluteUrl(photo.largest) }),
          authors: fields.authors,
        }),
      ],
    }),
    ...(photo && { hasPhoto: true }),
    cover: photo ? undefined : pagePicture(path),
    title: fields.title,
    summary: fields.summary,
    topic: fields.topic,
    published: writtenDay(fields.published),
    updated: fields.updated === fields.published ? undefined : writtenDay(fields.updated),
    authors,
    minutes: Math.max(1, Math.round(body.words / wordsPerMinute)),
    prerendered: {
      text: renderPart(path, article),
      ...(photo && { photo: renderPart(path, createElement(Photo, photo.html)) }),
    },
  }
}
