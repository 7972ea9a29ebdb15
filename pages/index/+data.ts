import { createElement } from 'react'
import { Cover } from '#components/plate/Cover.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { bridgeFigure } from '#scripts/build/drawings/bridge.ts'
import { bridgeTexts } from '#content/demonstrations/bridge.ts'
import { entryOf, toTeaser } from '#scripts/build/content/find.ts'
import { loadContent } from '#scripts/build/content/load.ts'
import { home } from '#content/pages/home.ts'
import { serviceGroups } from '#content/schemas/service.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { regionImage } from '#scripts/build/drawings/key-maps.ts'
import { HomeSections } from './HomeSections.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const sections = createElement(HomeSections, {
    groups: serviceGroups.map((group) => ({
      ...home.groups[group],
      services: content.services.filter(({ fields }) => fields.group === group).map(toTeaser),
    })),
    region: regionImage(),
    work: home.work.items.map(({ slug, why }) => {
      const { label, href, image } = illustrated(toTeaser(entryOf(content.caseStudies, slug)))
      return { label, href, text: why, picture: image && createElement(Cover, image) }
    }),
  })
  return {
    ...pageHead({ path: '/', fields: home, name: 'Home', crumbs: [] }),
    title: home.title,
    summary: home.summary,
    bridge: { name: bridgeTexts.name, figure: { html: bridgeFigure() }, failed: bridgeTexts.failed },
    prerendered: { sections: renderPart('/', sections) },
  }
}
