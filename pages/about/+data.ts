import { mainPageFile } from '#engine/content/main-pages.ts'
import { loadContent } from '#engine/content/load.ts'
import { pageOf } from '#engine/content/find.ts'
import { createElement } from 'react'
import { Photo } from '#components/photo/Photo.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { pagePhoto } from '#engine/pictures/page-photo.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const page = pageOf(loadContent(), 'about')
  const { photo } = page.founder
  const portrait = photo && createElement(Photo, pagePhoto(photo, mainPageFile('about')).html)
  return {
    ...pageHead({ path: '/about/', fields: page, name: interfaceTexts.pages.about, pageType: 'AboutPage' }),
    page,
    ...(portrait && { prerendered: { portrait: renderPart('/about/', portrait) } }),
  }
}
