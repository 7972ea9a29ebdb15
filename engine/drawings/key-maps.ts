import type { Image } from '../../components/plate/picture.ts'
import { sections } from '../../model/site.ts'
import { places, type Place, type PlaceKey } from '../../model/places.ts'
import { cityKeyMap, countyKeyMap, placeKeyMap, regionKeyMap } from './map/key-map.ts'
import { drawnAlone, type DrawnImage } from './pictures.ts'

const known = new Map<string, DrawnImage>()

/** Draws a map once, and only when it is asked for: the letters of the drawings are not there before. */
function once(name: string, draw: () => DrawnImage): DrawnImage {
  const drawn = known.get(name) ?? draw()
  known.set(name, drawn)
  return drawn
}

const ofPlace = (key: PlaceKey) =>
  once(`place-${key}`, () => drawnAlone(`place-${key}`, placeKeyMap(key), 'sheet'))
const ofCounty = (name: Place['county']) =>
  once(name, () => drawnAlone(`county-${name.toLowerCase()}`, countyKeyMap(name), 'blueprint'))
const ofCity = () => once('city', () => drawnAlone('city', cityKeyMap(), 'blueprint'))
const ofRegion = () => once('region', () => drawnAlone('region', regionKeyMap(), 'sheet'))
const ofCounties = () => once('counties', () => drawnAlone('counties', regionKeyMap(), 'blueprint'))

/** Where a place lies, for links to its page. */
export const placeImage = (key: PlaceKey): Image => ofPlace(key).image
/** A county and its places, for the list of them. On the blueprint, as that list is. */
export const countyImage = (name: Place['county']): Image => ofCounty(name).image
/** The city and its parts, for the list of them. On the blueprint too. */
export const cityImage = (): Image => ofCity().image
/** All places at once. */
export const regionImage = (): Image => ofRegion().image
/** The same for the list of the buyer's guides, which is on the blueprint too. */
export const countiesImage = (): Image => ofCounties().image

/** The files of all these maps; none where no page shows them. */
export function keyMapFiles(): { path: string; svg: string }[] {
  if (!sections.locations) return []
  const keys = Object.keys(places) as PlaceKey[]
  const counties = [...new Set(Object.values(places).map(({ county }) => county))]
  return [...keys.map(ofPlace), ...counties.map(ofCounty), ofCity(), ofRegion(), ofCounties()].map(
    ({ image, svg }) => ({
      path: image.src,
      svg,
    }),
  )
}
