import socialImage from '../../.site/parts/social-image.ts'
import { declared } from '../../.site/pages.ts'
import { words } from '../../.site/words/social-images.ts'
import type { RoutePath } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { drawingOf } from '../drawings/of-page.ts'

/** The labels above the title, by the beginning of the page's path; the last is for every other page. */
const labels: readonly (readonly [start: string, label: string])[] = [
  ['/services/', words.service],
  ['/locations/', words.location],
  ['/case-studies/', words.caseStudy],
  ['/blog/', words.post],
  ...declared.flatMap((page) =>
    'socialLabel' in page ? [[page.path, words[page.socialLabel]] as const] : [],
  ),
  ['/', site.address.locality],
]

/**
 * The label of a page's social image; what it shows beside the title, which is the page's own drawing, the map of a
 * place, or the drawing of the site's part; and that in words.
 */
export function socialKind(path: RoutePath) {
  const label = labels.find(([start]) => path.startsWith(start))![1]
  const own = drawingOf(path)
  if (own) return { label, drawing: 'own' as const, description: own.alt }
  if (path.startsWith('/locations/')) return { label, drawing: 'map' as const, description: socialImage.map }
  return { label, drawing: 'part' as const, description: socialImage.describe(path) }
}

/** The content of a social image. */
export type SocialPicture = ReturnType<typeof socialPicture>

/**
 * The content of a page's social image.
 * @param title The page's h1.
 * @throws {Error} If there is no title, because the page's `+data` does not come from page-head.ts.
 */
export function socialPicture(page: RoutePath, title: string | undefined) {
  if (!title) throw new Error(`${page} has no h1 for its social image`)
  const { label, drawing } = socialKind(page)
  return { page, label, title, drawing }
}

/** The path of a page's social image: `/social/about.png`, and `/social/index.png` for home. */
export const socialImagePath = (path: RoutePath): string => `/social${path.slice(0, -1) || '/index'}.png`

/** The image's alternative text. */
export const socialImageAlt = (path: RoutePath, title: string): string =>
  [title, socialKind(path).description].filter(Boolean).join(': ')
