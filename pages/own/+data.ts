import { createElement } from 'react'
import type { PageContextServer } from 'vike/types'
import { renderPart } from '#components/html/render-part.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { entryOfAddress } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { faqPage } from '#engine/head/structured-data.ts'
import { pagePhoto } from '#engine/pictures/page-photo.ts'
import { isEnd, questionsIn } from '#engine/schemas/blocks/index.ts'
import { ownPagePath } from '#model/routes.ts'
import { Sections } from './Sections.tsx'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, file, fields } = entryOfAddress(content.ownPages, pageContext)
  const { title, summary, label, hero, photo, blocks } = fields
  const path = ownPagePath(slug)
  const questions = questionsIn(blocks)
  return {
    ...pageHead({
      path,
      fields,
      name: label,
      ...(questions.length > 0 && { about: [faqPage(path, questions)] }),
    }),
    path,
    page: { title, summary, hero },
    ...(photo && { hasPhoto: true }),
    end: blocks.find(isEnd),
    prerendered: {
      ...(photo && { photo: renderPart(path, createElement(Photo, pagePhoto(photo, file).html)) }),
      sections: renderPart(path, createElement(Sections, { blocks, content, file })),
    },
  }
}
