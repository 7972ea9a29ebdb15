import type { Image } from '../../model/picture.ts'
import { placeKeys, places as sitePlaces } from '../../model/places.ts'
import { sections } from '../../model/site.ts'
import { readSvg, type Svg } from '../drawings/read-svg.ts'
import { imageOf, type DrawingFile } from '../drawings/site-drawings.ts'
import { themed } from '../drawings/themed.ts'
import { siteWorld } from './world.ts'
import { polyline, round, type Point } from '../../model/geometry.ts'
import { curve } from '../../model/lines.ts'
import { distanceBetween } from '../../model/distance.ts'
import type { Ground } from '../drawings/tokens.ts'
import {
  linesOf,
  nearKeys,
  project,
  ringsOf,
  riversIn,
  unitLength,
  viewOf,
  type View,
  type World,
} from './geography.ts'

/** The size of the sheet, so small that lines as wide as those in drawings look strong. */
const sheet = { width: 160, height: 120 } as const

/** The view of all places. A single one besides the center would push most of the rings off the sheet. */
function regionOf({ center, places }: World): View {
  const others = Object.values(places).filter((place) => distanceBetween(center, place, 'km') > 0)
  const opposite = others.map(({ lat, lon }) => ({ lat: 2 * center.lat - lat, lon: 2 * center.lon - lon }))
  const spots = [center, ...others, ...(others.length === 1 ? opposite : [])]
  return viewOf(center, spots, { ...sheet, margin: { x: 24, y: 12 }, most: 1200 })
}

/** The view of the places around the center. */
const cityOf = ({ center, places }: World, keys: readonly string[]): View =>
  viewOf(center, [center, ...keys.map((key) => places[key]!)], {
    ...sheet,
    margin: { x: 50, y: 40 },
    most: 1650,
  })

const color = (property: 'fill' | 'stroke', token: string): string => `${property}="var(--color-${token})"`

const circle = ({ x, y }: Point, r: number, attributes: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" ${attributes}/>`

const stroked = (d: string, token: string, width: number): string =>
  d === '' ? '' : `<path ${color('stroke', token)} stroke-width="${width}" d="${d}"/>`

/** The land with its borders, or rings around the center if the site has no outlines. */
function groundOf(world: World, view: View, ground: Ground): string {
  const { area, border } = world.outlines.shapes
  const ring = `${color('stroke', 'line-faint')} stroke-width="1.25"`
  const areas = linesOf(area, view).map(polyline).join('')
  if (areas === '')
    return ringsOf(world)
      .map((distance) => circle(view, round(distance * unitLength(view, world.unit)), ring))
      .join('')
  const borders = linesOf(border, view).map(polyline).join('')
  // The blueprint's sunken areas are darker than its ground.
  const land = ground === 'blueprint' ? 'surface' : 'sunken'
  return `<path ${color('fill', land)} d="${areas}"/>${stroked(borders, 'line', 1.25)}`
}

/** Gold dots with a dark edge. */
const dot = (at: Point, r: number, edge: number): string =>
  circle(at, r, `${color('fill', 'action')} ${color('stroke', 'text')} stroke-width="${edge}"`)
const dotsOf = ({ places }: World, view: View, keys: readonly string[], r: number, edge: number): string =>
  keys.map((key) => dot(project(view)(places[key]!), r, edge)).join('')

interface Layers {
  /** What is drawn on the ground, below the rivers. */
  outline?: string
  riverWidth?: number
  marks: string
}

/** A map: the ground, an outline on it, the rivers, and marks above all of these. */
function composed(world: World, view: View, ground: Ground, { outline = '', riverWidth = 2, marks }: Layers) {
  const rivers = riversIn(world.outlines, view).map((course) => curve(course, 10))
  const body = groundOf(world, view, ground) + outline + stroked(rivers.join(''), 'link', riverWidth) + marks
  const { svg, faults } = readSvg(
    'map',
    `<svg viewBox="0 0 ${sheet.width} ${sheet.height}" data-ground="${ground}" fill="none" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`,
  )
  if (!svg) throw new Error(`A map could not be drawn: ${faults[0]?.problem}`)
  return svg
}

/** Shows where a place is: a gold dot, and a line from the center to it. */
export function placeKeyMap(world: World, key: string): Svg {
  const near = nearKeys(world)
  const isNear = near.includes(key)
  const view = isNear ? cityOf(world, near) : regionOf(world)
  const place = world.places[key]!
  const [from, to] = [project(view)(world.center), project(view)(place)]
  const way =
    distanceBetween(world.center, place, 'km') === 0
      ? ''
      : stroked(polyline([from, to]), 'text', 2) + circle(from, 3, color('fill', 'text'))
  return composed(world, view, 'sheet', { riverWidth: isNear ? 3 : 2, marks: way + dot(to, 8, 2) })
}

/** Shows a part of the area with its places, within the whole. */
export function countyKeyMap(world: World, name: string): Svg {
  const view = regionOf(world)
  const shape = world.outlines.regions.get(name)
  const d = shape ? linesOf([shape], view).map(polyline).join('') : ''
  const outline = d && `<path ${color('fill', 'band')} ${color('stroke', 'text')} stroke-width="2" d="${d}"/>`
  const own = Object.keys(world.places).filter((key) => world.places[key]?.county === name)
  return composed(world, view, 'blueprint', { outline, marks: dotsOf(world, view, own, 3.5, 1.25) })
}

/** Shows all places in their area. */
export function regionKeyMap(world: World, ground: Ground): Svg {
  const view = regionOf(world)
  return composed(world, view, ground, { marks: dotsOf(world, view, Object.keys(world.places), 3.5, 1.25) })
}

/** Shows the places around the center. */
function cityKeyMap(world: World): Svg {
  const near = nearKeys(world)
  const view = cityOf(world, near)
  return composed(world, view, 'blueprint', { riverWidth: 3, marks: dotsOf(world, view, near, 7, 2) })
}

/** The maps drawn so far, by name. */
const known: Record<string, { image: Image; svg: string }> = {}

/** Draws a map once. @param name Begins the name of its file, without the characters that an address may not have. */
function once(name: string, draw: () => Svg): Image {
  if (known[name]) return known[name].image
  const map = draw()
  const svg = themed(map)
  const image = imageOf(name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'), svg, map.view)
  known[name] = { image, svg }
  return image
}

/** Where a place is, for links to its page. */
export const placeImage = (key: string): Image => once(`place-${key}`, () => placeKeyMap(siteWorld(), key))
/** A county and its places, for the list of them; on the blueprint, like that list. */
export const countyImage = (name: string): Image =>
  once(`county-${name}`, () => countyKeyMap(siteWorld(), name))
/** The places around the center, for the list of them; also on the blueprint. */
export const cityImage = (): Image => once('city', () => cityKeyMap(siteWorld()))
/** All places. */
export const regionImage = (): Image => once('region', () => regionKeyMap(siteWorld(), 'sheet'))
/** All places, for the list of buyer's guides; also on the blueprint. */
export const countiesImage = (): Image => once('counties', () => regionKeyMap(siteWorld(), 'blueprint'))

/** The counties of the places, in the order of the places. */
export const counties = (): string[] => [...new Set(placeKeys.map((key) => sitePlaces[key].county))]

/** The files of all these maps; none if no page shows them, or if the site has no places. */
export function keyMapFiles(): DrawingFile[] {
  if (!sections.locations || placeKeys.length === 0) return []
  placeKeys.forEach(placeImage)
  counties().forEach(countyImage)
  for (const draw of [cityImage, regionImage, countiesImage]) draw()
  return Object.values(known).map(({ image: { src }, svg }) => ({ source: src, path: src, svg }))
}
