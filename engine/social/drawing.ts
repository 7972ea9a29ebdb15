import { placeOf } from '../../.site/entries.ts'
import socialImage from '../../.site/parts/social-image.ts'
import { drawingKey } from '../drawings/of-page.ts'
import { cardIn } from '../drawings/site-drawings.ts'
import { linesOf, ringsOf, riversIn, unitLength, viewAround } from '../maps/geography.ts'
import { siteWorld } from '../maps/world.ts'
import { path } from '../../model/geometry.ts'
import { curve, relativePolyline } from '../../model/lines.ts'
import type { RoutePath } from '../../model/routes.ts'
import { paletteHex } from '../../styles/palette.ts'
import type { SocialPicture } from '../head/social-image.ts'

export const size = { width: 1200, height: 630 } as const

/** A color of the dark theme, in which all social images are. */
export const color = (name: string): string => paletteHex('dark', name)

const stroke = (d: string, name: string, width: number): string =>
  path('', d, ` fill="none" stroke="${color(name)}" stroke-width="${width}" stroke-linejoin="round"`)

/** The places that pages are about; the generated list may be empty, and its type then says so. */
const placeOfSlug: Readonly<Record<string, string>> = placeOf

/**
 * The rivers around the place of a page, or rings around the center, with the place as a gold dot in the right third. A
 * page without a place shows the center.
 */
function map(page: RoutePath): string {
  const world = siteWorld()
  const { center, places, outlines, unit } = world
  const place = places[placeOfSlug[page.split('/').at(-2) ?? ''] ?? ''] ?? center
  // The title is on the left.
  const at = { x: 870, y: 315 }
  const view = viewAround(center, place, at, 1182, size)
  const courses = riversIn(outlines, view).map((course) => curve(course))
  const rings = outlines.shapes.area.length > 0 ? [] : ringsOf(world)
  return [
    ...rings.map(
      (distance) =>
        `<circle cx="${view.x}" cy="${view.y}" r="${distance * unitLength(view, unit)}" fill="none" stroke="${color('line-faint')}" stroke-width="2"/>`,
    ),
    ...linesOf(outlines.shapes.border, view).map((line) => stroke(relativePolyline(line), 'line-faint', 2)),
    ...courses.map((course) => stroke(course, 'river', 14)),
    ...courses.map((course) => stroke(course, 'link', 1.5)),
    `<rect width="620" height="630" fill="${color('page')}" fill-opacity=".8"/>`,
    `<circle cx="${at.x}" cy="${at.y}" r="34" fill="none" stroke="${color('accent')}" stroke-width="2"/>`,
    `<circle cx="${at.x}" cy="${at.y}" r="11" fill="${color('accent')}"/>`,
  ].join('')
}

/** The position of a page's own drawing: beside the title, inside the frame. */
const plate = 'x="584" y="105" width="560" height="420"'

function drawn({ drawing, page }: Pick<SocialPicture, 'drawing' | 'page'>): string {
  if (drawing === 'map') return map(page)
  if (drawing === 'part') return socialImage.draw(page, stroke)
  // As on its card.
  return cardIn(process.cwd(), drawingKey(page)!, plate)
}

/** A sheet's frame with ticks, and the drawing on it, as SVG elements, 1200 by 630. */
export function socialDrawing(picture: Pick<SocialPicture, 'drawing' | 'page'>): string {
  const ticks = [150, 300, 450, 600, 750, 900, 1050].map((x) => `M${x} 24v10`).join('')
  return [
    `<rect width="${size.width}" height="${size.height}" fill="${color('page')}"/>`,
    drawn(picture),
    stroke(`M24 24H1176V606H24Z${ticks}`, 'line-faint', 2),
  ].join('')
}
