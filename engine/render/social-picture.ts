import { places, type PlaceKey } from '../../model/places.ts'
import type { RoutePath } from '../../model/routes.ts'
import { socialKind, type SocialDrawing } from '../head/social-image.ts'

/** What one picture shows. */
export interface SocialPicture {
  label: string
  /** The page's h1. */
  title: string
  drawing: SocialDrawing
  /** The place that has the dot, on a map. */
  place?: PlaceKey
  /** The page that it is drawn for; a map is drawn for its place. */
  page?: RoutePath
}

const isPlace = (slug: string | undefined): slug is PlaceKey => slug !== undefined && slug in places

/**
 * What the picture of a page shows.
 * @param title The page's h1.
 * @throws {Error} If the page has none: its `+data` then does not come from engine/head/page-head.ts.
 */
export function socialPicture(path: RoutePath, title: string | undefined): SocialPicture {
  if (!title) throw new Error(`${path} has no h1 for its social image`)
  const { label, drawing } = socialKind(path)
  const slug = path.split('/').at(-2)
  return {
    label,
    title,
    drawing,
    ...(drawing === 'map' && isPlace(slug) && { place: slug }),
    ...(drawing !== 'map' && { page: path }),
  }
}
