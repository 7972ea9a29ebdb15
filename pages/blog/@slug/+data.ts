import { createElement } from 'react'
import type { PageContextServer } from 'vike/types'
import { renderPart } from '#components/html/render-part.tsx'
import { tucked, withAnchors } from '#engine/content/headings.ts'
import { entryOf, entryOfAddress, toTeaser } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { authorsOf } from '#model/authors.ts'
import { fillCount } from '#model/fill-count.ts'
import { readingMinutes } from '#model/reading-speed.ts'
import { enumerated, writtenDay } from '#model/written.ts'
import { postPath, postSlugs } from '#model/routes.ts'
import { words as sections } from '#.site/words/post.ts'
import { pagePicture } from '#engine/drawings/of-page.ts'
import { pagePhoto } from '#engine/pictures/page-photo.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { blogPosting } from '#engine/head/structured-data.ts'
import { Photo } from '#components/photo/Photo.tsx'
import { crumbsTo } from '#pages/main-page.ts'
import { PostText } from './PostText.tsx'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, file, fields, body } = entryOfAddress(content.posts, pageContext)
  const index = postSlugs.indexOf(slug)
  const neighbor = (offset: number) => {
    const other = postSlugs[index + offset]
    return other === undefined ? undefined : toTeaser(entryOf(content.posts, other))
  }
  const [newer, older] = [neighbor(-1), neighbor(1)]
  const path = postPath(slug)
  const photo = fields.photo && pagePhoto(fields.photo, file)
  const authors = authorsOf(fields.authors)
  const { services, posts } = fields.related
  const article = createElement(PostText, {
    contents: body.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, heading: text })),
    body: tucked(withAnchors(body.html)),
    sources: fields.sources,
    newer,
    older,
    related: [
      // Without pictures: the article already has its own drawings to load.
      ...posts
        .map((post) => ({ ...toTeaser(entryOf(content.posts, post)), kind: sections.related.reading }))
        .filter(({ href }) => href !== newer?.href && href !== older?.href),
      ...services.map((service) => ({
        ...toTeaser(entryOf(content.services, service)),
        kind: sections.related.service,
      })),
    ],
  })
  return {
    ...pageHead({
      path,
      fields,
      name: fields.title,
      crumbs: crumbsTo('blog'),
      kind: 'article',
      about: [blogPosting(path, fields, photo?.largest)],
    }),
    ...(photo && { hasPhoto: true }),
    cover: photo ? undefined : pagePicture(path),
    title: fields.title,
    summary: fields.summary,
    topic: fields.topic,
    published: writtenDay(fields.published),
    updated: fields.updated === fields.published ? undefined : writtenDay(fields.updated),
    authors: enumerated(authors.map(({ name }) => name)).map(({ text, index: at }) => ({
      text,
      url: at === undefined ? undefined : authors[at]?.url,
    })),
    minutes: fillCount(sections.byline.minutes, readingMinutes(body.words)),
    prerendered: {
      text: renderPart(path, article),
      ...(photo && { photo: renderPart(path, createElement(Photo, photo.html)) }),
    },
  }
}
