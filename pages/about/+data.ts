import { mainPageFile } from '#engine/content/main-pages.ts'
import { createElement } from 'react'
import { Photo } from '#components/photo/Photo.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { pagePhoto } from '#engine/pictures/page-photo.ts'
import { mainPage } from '#pages/main-page.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { page, head } = mainPage('about', { pageType: 'AboutPage' })
  const { photo } = page.founder
  const portrait = photo && createElement(Photo, pagePhoto(photo, mainPageFile('about')).html)
  return {
    ...head,
    page,
    ...(portrait && { prerendered: { portrait: renderPart('/about/', portrait) } }),
  }
}
