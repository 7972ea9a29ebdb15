import { pageOf } from '#engine/content/find.ts'
import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { cityImage, countiesImage, countyImage } from '#engine/drawings/key-maps.ts'
import { areaMap } from '#engine/drawings/map/area-map.ts'
import { servedCounties } from '#model/area.ts'
import ground from '#.site/parts/ground.ts'
import { isAboutPlace } from '#model/location-shapes.ts'
import { loadContent } from '#engine/content/load.ts'
import { places, type PlaceKey } from '#model/places.ts'
import { locationPath } from '#model/routes.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { words } from '#.site/words/location-page.ts'
import { fill } from '#model/fill.ts'
import { PlaceIndex, type PlaceGroup } from './PlaceIndex.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'locations')
  const entries = content.locations.map(({ slug, fields }) => ({
    label: fields.name,
    href: locationPath(slug),
    kind: fields.kind,
    shape: fields.shape,
    key: fields.place,
    place: places[fields.place],
  }))
  // A topic that is about the city as a whole has no place of its own on the map.
  const onMap = entries.filter(({ kind, key }) => kind === 'place' || key !== ground.city?.whole)
  const pages = entries.filter(({ shape }) => isAboutPlace(shape))
  const guides = entries.filter(({ shape }) => !isAboutPlace(shape))
  const towns = pages.filter(({ kind }) => kind === 'place')
  const counties = new Set([...Object.keys(servedCounties), ...towns.map(({ place }) => place.county)])
  const groups: PlaceGroup[] = [
    ...[...counties].map((county) => ({
      label: fill(words.county, { county }),
      image: countyImage(county),
      places: towns.filter(({ place }) => place.county === county).map(toPin),
    })),
    {
      label: page.counties.city,
      image: cityImage(),
      places: pages.filter(({ kind }) => kind === 'topic').map(toPin),
    },
    { label: page.counties.guides, image: countiesImage(), places: guides.map(toPin) },
  ].filter((group) => group.places.length > 0)
  return {
    ...pageHead({
      path: '/locations/',
      fields: page,
      name: interfaceTexts.pages.locations,
      pageType: 'CollectionPage',
    }),
    page,
    map: areaMap(firstOfSpot(onMap).map(({ label, href, key }) => ({ label, href, place: key }))),
    prerendered: { index: renderPart('/locations/', createElement(PlaceIndex, { groups })) },
  }
}

/** Each place has one pin, which links to the first of the pages about it. */
const firstOfSpot = <Item extends { key: PlaceKey }>(items: readonly Item[]): Item[] =>
  [...Map.groupBy(items, ({ key }) => key).values()].flatMap((group) => group.slice(0, 1))

type Entry = { label: string; href: ReturnType<typeof locationPath>; place: { milesFromDowntown: number } }

const toPin = ({ label, href, place }: Entry) => ({ label, href, miles: place.milesFromDowntown })
