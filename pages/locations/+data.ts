import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { mainPage } from '#pages/main-page.ts'
import { areaOf } from './area.ts'
import { PlaceIndex } from './PlaceIndex.tsx'
import { PlacesMap } from './PlacesMap.tsx'

const path = '/locations/'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page, head } = mainPage('locations', { pageType: 'CollectionPage' })
  const { map, groups } = areaOf(content)
  return {
    ...head,
    page,
    prerendered: {
      map: renderPart(path, map && createElement(PlacesMap, { map, label: page.map.drawing })),
      index: renderPart(path, createElement(PlaceIndex, { groups })),
    },
  }
}
