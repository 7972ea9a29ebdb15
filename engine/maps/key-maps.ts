import type { Image } from '../../components/plate/picture.ts'
import { placeKeys, places } from '../../model/places.ts'
import { sections } from '../../model/site.ts'
import type { Svg } from '../drawings/read-svg.ts'
import { imageOf, type DrawingFile } from '../drawings/site-drawings.ts'
import { themed } from '../drawings/themed.ts'
import { cityKeyMap, countyKeyMap, placeKeyMap, regionKeyMap } from './key-map.ts'
import { siteWorld } from './world.ts'

interface DrawnMap {
  image: Image
  svg: string
}

const known = new Map<string, DrawnMap>()

/** Draws a map once. @param name Begins the name of its file, without the characters that an address may not have. */
function once(name: string, draw: () => Svg): DrawnMap {
  const before = known.get(name)
  if (before) return before
  const svg = draw()
  const text = themed(svg)
  const address = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  const drawn = { image: imageOf(address, text, svg.view), svg: text }
  known.set(name, drawn)
  return drawn
}

const ofPlace = (key: string) => once(`place-${key}`, () => placeKeyMap(siteWorld(), key))
const ofCounty = (name: string) => once(`county-${name}`, () => countyKeyMap(siteWorld(), name))
const ofCity = () => once('city', () => cityKeyMap(siteWorld()))
const ofRegion = () => once('region', () => regionKeyMap(siteWorld(), 'sheet'))
const ofCounties = () => once('counties', () => regionKeyMap(siteWorld(), 'blueprint'))

/** Where a place is, for links to its page. */
export const placeImage = (key: string): Image => ofPlace(key).image
/** A county and its places, for the list of them; on the blueprint, like that list. */
export const countyImage = (name: string): Image => ofCounty(name).image
/** The places around the center, for the list of them; also on the blueprint. */
export const cityImage = (): Image => ofCity().image
/** All places. */
export const regionImage = (): Image => ofRegion().image
/** All places, for the list of buyer's guides; also on the blueprint. */
export const countiesImage = (): Image => ofCounties().image

/** The counties of the places, in the order of the places. */
export const counties = (): string[] => [...new Set(placeKeys.map((key) => places[key].county))]

/** The files of all these maps; none if no page shows them, or if the site has no places. */
export function keyMapFiles(): DrawingFile[] {
  if (!sections.locations || placeKeys.length === 0) return []
  return [...placeKeys.map(ofPlace), ...counties().map(ofCounty), ofCity(), ofRegion(), ofCounties()].map(
    ({ image, svg }) => ({ source: image.src, path: image.src, svg }),
  )
}
