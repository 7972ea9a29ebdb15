import { placeOf } from '../../.site/entries.ts'
import type { PlaceKey } from '../../model/places.ts'
import type { RoutePath } from '../../model/routes.ts'
import { socialKind, type SocialDrawing } from '../head/social-image.ts'

/** The content of a social image. */
export interface SocialPicture {
  label: string
  /** The page's h1. */
  title: string
  drawing: SocialDrawing
  /** The place with the dot, on a map. */
  place?: PlaceKey
  /** The page whose drawing it shows, if it shows no map. */
  page?: RoutePath
}

/** The place that each page of a place or topic is about. */
const placeOfSlug: Readonly<Record<string, PlaceKey>> = placeOf

/**
 * The content of a page's social image.
 * @param title The page's h1.
 * @throws {Error} If there is no title, because the page's `+data` does not come from engine/head/page-head.ts.
 */
export function socialPicture(path: RoutePath, title: string | undefined): SocialPicture {
  if (!title) throw new Error(`${path} has no h1 for its social image`)
  const { label, drawing } = socialKind(path)
  const place = placeOfSlug[path.split('/').at(-2) ?? '']
  return {
    label,
    title,
    drawing,
    ...(drawing === 'map' && place && { place }),
    ...(drawing !== 'map' && { page: path }),
  }
}
