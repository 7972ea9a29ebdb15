import { settingOut } from '#engine/drawings/sketches.ts'
import { about } from '#sites/spanwright/pages/about.ts'
import { createElement } from 'react'
import { Photo } from '#components/photo/Photo.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { pictureUse } from '#engine/schemas/picture.ts'
import { pagePhoto, typedPage } from '#engine/pictures/page-photo.ts'
import { pageHead } from '#engine/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { photo } = about.founder
  const portrait = photo && createElement(Photo, pagePhoto(pictureUse('portrait', photo), typedPage).html)
  return {
    drawing: settingOut(),
    ...pageHead({ path: '/about/', fields: about, name: 'About', pageType: 'AboutPage' }),
    page: about,
    ...(portrait && { prerendered: { portrait: renderPart('/about/', portrait) } }),
  }
}
