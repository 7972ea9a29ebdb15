import { createElement } from 'react'
import { Cover } from '#components/plate/Cover.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import heroData from '#.site/parts/hero-data.ts'
import { entryOf, serviceGroups, toTeaser } from '#engine/content/find.ts'
import { mainPageFile } from '#engine/content/main-pages.ts'
import { caseStudySlugs } from '#model/routes.ts'
import { sections as parts } from '#model/site.ts'
import { Photo } from '#components/photo/Photo.tsx'
import { pagePhoto } from '#engine/pictures/page-photo.ts'
import { mainPage } from '#pages/main-page.ts'
import { illustrated, pagePicture } from '#engine/drawings/of-page.ts'
import { regionImage } from '#engine/maps/key-maps.ts'
import { HomeSections } from './HomeSections.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page: home, head } = mainPage('home', { crumbs: [] })
  const photo = home.photo && pagePhoto(home.photo, mainPageFile('home'))
  const drawing = pagePicture('/')
  // A photograph, if there is one, otherwise a drawing; without either, the hero shows the site's own figure.
  const picture = photo
    ? createElement(Photo, photo.html)
    : drawing && createElement(Plate, { ...drawing, isFirst: true })
  const placePhoto = home.where?.photo && pagePhoto(home.where.photo, mainPageFile('home'))
  const sections = createElement(HomeSections, {
    page: home,
    groups: serviceGroups(content).map((group) => ({ ...group, services: group.services.map(toTeaser) })),
    region: parts.locations && content.locations.length > 0 ? regionImage() : undefined,
    photo: placePhoto?.html,
    work: (home.work?.items ?? [])
      .filter(({ slug }) => caseStudySlugs.some((known) => known === slug))
      .map(({ slug, why }) => {
        const { label, href, image } = illustrated(toTeaser(entryOf(content.caseStudies, slug)))
        return { label, href, text: why, picture: image && createElement(Cover, image) }
      }),
  })
  return {
    ...head,
    page: { title: home.title, summary: home.summary, hero: home.hero, action: home.action },
    hero: picture ? ('picture' as const) : heroData(),
    prerendered: {
      sections: renderPart('/', sections),
      ...(picture && { picture: renderPart('/', picture) }),
    },
  }
}
