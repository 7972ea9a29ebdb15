import ground from '../../.site/parts/ground.ts'
import socialImage from '../../.site/parts/social-image.ts'
import { borders, middleOfRings, project, riversIn, type View } from '../drawings/map/geography.ts'
import { curve, polyline } from '../drawings/geometry/lines.ts'
import { path } from '../drawings/geometry/svg.ts'
import { pageDrawings } from '../../packages/plates/drawings/pages.ts'
import { places, type PlaceKey } from '../../model/places.ts'
import type { RoutePath } from '../../model/routes.ts'
import { paletteHex } from '../../styles/palette.ts'
import { cardSvg } from '../drawings/pictures.ts'
import type { SocialPicture } from '../render/social-picture.ts'

export const size = { width: 1200, height: 630 } as const

const color = (name: string): string => paletteHex('dark', name)

const stroke = (d: string, name: string, width: number): string =>
  path('', d, ` fill="none" stroke="${color(name)}" stroke-width="${width}" stroke-linejoin="round"`)

/** The rivers around the place, which has the gold dot in the right third of the picture. */
function map(place: PlaceKey | undefined): string {
  const shown = place && places[place]
  const [lon, lat] = shown ? [shown.lon, shown.lat] : (ground.social ?? middleOfRings())
  const degree = 900
  // The middle of the view lies left of what is shown, where the title stands.
  const view: View = { ...size, middle: [lon - 270 / degree, lat], degree }
  const at = project(view)(lon, lat)
  const courses = riversIn(view).map(curve)
  return [
    ...borders(view, 'served').map((line) => stroke(polyline(line), 'line-faint', 2)),
    ...courses.map((course) => stroke(course, 'river', 14)),
    ...courses.map((course) => stroke(course, 'link', 1.5)),
    `<rect width="620" height="630" fill="${color('page')}" fill-opacity=".8"/>`,
    `<circle cx="${at.x}" cy="${at.y}" r="34" fill="none" stroke="${color('accent')}" stroke-width="2"/>`,
    `<circle cx="${at.x}" cy="${at.y}" r="11" fill="${color('accent')}"/>`,
  ].join('')
}

/** Where a page's own drawing lies: beside the words, within the frame. */
const plate = { x: 584, y: 105, width: 560, height: 420 } as const

/** The page's own drawing, as on its card. */
function own(page: RoutePath): string {
  const found = pageDrawings.get(page)
  if (!found) throw new Error(`${page} has no drawing of its own.`)
  const place = Object.entries(plate).map(([name, value]) => ` ${name}="${value}"`)
  return cardSvg(found.drawing, 'dark').replace(
    /^(<svg [^>]*?) width="[\d.]+" height="[\d.]+"/,
    `$1${place.join('')}`,
  )
}

function drawn({ drawing, place, page }: Pick<SocialPicture, 'drawing' | 'place' | 'page'>): string {
  if (drawing === 'map') return map(place)
  if (!page) throw new Error('A social image without a map needs to know its page.')
  return drawing === 'own' ? own(page) : socialImage.draw(page, stroke)
}

/** A sheet's frame with its ticks, and what the picture shows on it: SVG elements, 1200 by 630. */
export function socialDrawing(picture: Pick<SocialPicture, 'drawing' | 'place' | 'page'>): string {
  const ticks = [150, 300, 450, 600, 750, 900, 1050].map((x) => `M${x} 24v10`).join('')
  return [
    `<rect width="${size.width}" height="${size.height}" fill="${color('page')}"/>`,
    drawn(picture),
    stroke(`M24 24H1176V606H24Z${ticks}`, 'line-faint', 2),
  ].join('')
}
