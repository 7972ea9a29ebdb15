import type { RoutePath } from '../../model/routes.ts'
import { socialKind, type SocialDrawing } from '../head/social-image.ts'

/** The content of a social image. */
export interface SocialPicture {
  page: RoutePath
  label: string
  /** The page's h1. */
  title: string
  drawing: SocialDrawing
}

/**
 * The content of a page's social image.
 * @param title The page's h1.
 * @throws {Error} If there is no title, because the page's `+data` does not come from engine/head/page-head.ts.
 */
export function socialPicture(page: RoutePath, title: string | undefined): SocialPicture {
  if (!title) throw new Error(`${page} has no h1 for its social image`)
  const { label, drawing } = socialKind(page)
  return { page, label, title, drawing }
}
