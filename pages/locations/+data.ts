import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { loadContent } from '#engine/content/load.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { areaOf } from './area.ts'
import { PlaceIndex } from './PlaceIndex.tsx'
import { PlacesMap } from './PlacesMap.tsx'

const path = '/locations/'

export type Data = ReturnType<typeof data>

export function data() {
  const { page, map, groups } = areaOf(loadContent())
  return {
    ...pageHead({
      path,
      fields: page,
      name: interfaceTexts.pages.locations,
      pageType: 'CollectionPage',
    }),
    page,
    prerendered: {
      map: renderPart(path, map && createElement(PlacesMap, { map, label: page.map.drawing })),
      index: renderPart(path, createElement(PlaceIndex, { groups })),
    },
  }
}
