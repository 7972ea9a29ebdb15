import type { Image } from '#model/picture.ts'
import type { Content } from '#engine/content/content.ts'
import { pageOf } from '#engine/content/find.ts'
import { areaMap } from '#engine/maps/area-map.ts'
import { cityImage, counties, countiesImage, countyImage } from '#engine/maps/key-maps.ts'
import { unit, writtenDistance } from '#model/distance.ts'
import { fill } from '#model/fill.ts'
import { isAboutPlace } from '#model/location-shapes.ts'
import { isWholeTown, places, type PlaceKey } from '#model/places.ts'
import { locationPath } from '#model/routes.ts'
import { words } from '#.site/words/location-page.ts'
import { words as maps } from '#.site/words/maps.ts'
import type { PlaceGroup } from './PlaceIndex.tsx'

/** The map of all places and their list, with the texts of the locations page. */
export function areaOf(content: Content) {
  const page = pageOf(content, 'locations')
  const entries = content.locations.map(({ slug, fields }) => {
    const { county, distance } = places[fields.place]
    const away = distance > 0 ? fill(maps.away, { distance: writtenDistance(distance, unit, 'short') }) : ''
    const { name: label, kind, shape, place: key } = fields
    return { label, href: locationPath(slug), kind, shape, key, county, away }
  })
  // A topic about the whole city has no pin on the map.
  const onMap = entries.filter(({ kind, key }) => kind === 'place' || !isWholeTown(key))
  const pages = entries.filter(({ shape }) => isAboutPlace(shape))
  const guides = entries.filter(({ shape }) => !isAboutPlace(shape))
  const towns = pages.filter(({ kind }) => kind === 'place')
  const topics = pages.filter(({ kind }) => kind === 'topic')
  const group = (label: string, draw: () => Image, found: typeof entries): PlaceGroup[] =>
    found.length > 0 ? [{ label, image: draw(), places: found }] : []
  return {
    page,
    map:
      onMap.length > 0
        ? areaMap(firstOfPlace(onMap).map(({ label, href, key }) => ({ label, href, place: key })))
        : undefined,
    groups: [
      ...counties().flatMap((county) =>
        group(
          fill(words.county, { county }),
          () => countyImage(county),
          towns.filter((town) => town.county === county),
        ),
      ),
      ...group(page.counties.city, cityImage, topics),
      ...group(page.counties.guides, countiesImage, guides),
    ],
  }
}

/** Each place has one pin, which links to the first page about it. */
const firstOfPlace = <Item extends { key: PlaceKey }>(items: readonly Item[]): Item[] =>
  [...Map.groupBy(items, ({ key }) => key).values()].flatMap((group) => group.slice(0, 1))
