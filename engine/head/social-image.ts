import type { RoutePath } from '#model/routes.ts'
import { socialKind } from '#packages/plates/drawings/social-images.ts'

/** The path of a page's social image: `/social/about.png`, and `/social/index.png` for home. */
export const socialImagePath = (path: RoutePath): string => `/social${path.slice(0, -1) || '/index'}.png`

/** The image's alternative text. */
export const socialImageAlt = (path: RoutePath, title: string): string =>
  `${title}: ${socialKind(path).description}`
