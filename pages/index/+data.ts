import { createElement } from 'react'
import { Cover } from '#components/plate/Cover.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { bridgeFigure } from '#scripts/build/drawings/bridge.ts'
import { bridgeTexts } from '#content/demonstrations/bridge.ts'
import { entryOf, toTeaser } from '#scripts/build/content/find.ts'
import { loadContent } from '#scripts/build/content/load.ts'
import { home } from '#content/pages/home.ts'
import { caseStudySlugs } from '#content/routes.ts'
import { sections as parts } from '#content/site.ts'
import { serviceGroups } from '#content/schemas/service.ts'
import { Photo } from '#components/photo/Photo.tsx'
import { pictureUse } from '#content/schemas/picture.ts'
import { pagePhoto, typedPage } from '#scripts/build/pictures/page-photo.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { regionImage } from '#scripts/build/drawings/key-maps.ts'
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
