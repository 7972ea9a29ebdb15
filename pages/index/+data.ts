import { createElement } from 'react'
import { Cover } from '#components/plate/Cover.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { bridgeFigure } from '#engine/drawings/bridge.ts'
import { bridgeTexts } from '#sites/spanwright/parts/bridge/texts.ts'
import { entryOf, toTeaser } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { home } from '#sites/spanwright/pages/home.ts'
import { caseStudySlugs } from '#model/routes.ts'
import { sections as parts } from '#model/site.ts'
import { serviceGroups } from '#engine/schemas/service.ts'
import { Photo } from '#components/photo/Photo.tsx'
import { pictureUse } from '#engine/schemas/picture.ts'
import { pagePhoto, typedPage } from '#engine/pictures/page-photo.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { illustrated } from '#engine/drawings/catalog.ts'
import { regionImage } from '#engine/drawings/key-maps.ts'
import { HomeSections } from './HomeSections.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const photo = home.photo && pagePhoto(pictureUse('hero', home.photo), typedPage)
  const placePhoto = home.where.photo && pagePhoto(pictureUse('section', home.where.photo), typedPage)
  const sections = createElement(HomeSections, {
    groups: serviceGroups
      .map((group) => ({
        ...home.groups[group],
        services: content.services.filter(({ fields }) => fields.group === group).map(toTeaser),
      }))
      .filter(({ services }) => services.length > 0),
    region: parts.locations ? regionImage() : undefined,
    photo: placePhoto?.html,
    work: home.work.items
      .filter(({ slug }) => caseStudySlugs.includes(slug))
      .map(({ slug, why }) => {
        const { label, href, image } = illustrated(toTeaser(entryOf(content.caseStudies, slug)))
        return { label, href, text: why, picture: image && createElement(Cover, image) }
      }),
  })
  return {
    ...pageHead({ path: '/', fields: home, name: 'Home', crumbs: [] }),
    title: home.title,
    summary: home.summary,
    bridge: photo
      ? undefined
      : { name: bridgeTexts.name, figure: { html: bridgeFigure() }, failed: bridgeTexts.failed },
    prerendered: {
      sections: renderPart('/', sections),
      ...(photo && { photo: renderPart('/', createElement(Photo, photo.html)) }),
    },
  }
}
