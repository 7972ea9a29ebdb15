import type { RoutePath } from '../../model/routes.ts'
import type { SocialPicture } from '../head/social-image.ts'

/** The page that hosts send with status 404. */
export const notFoundFile = '/404.html'

export type Page = RoutePath | typeof notFoundFile

/** The data about a page that the main process keeps. The page itself is on disk. */
export interface RenderedPage {
  /** The page's path, such as `/about/`, or `/404.html`. */
  path: string
  /** The files of the page, relative to the site's folder; the HTML first. */
  files: string[]
  /** The size of the HTML, in bytes. */
  bytes: number
  /** Paths of the modules that the page loads when it starts. */
  modules: string[]
  /** Hash sources of its inline scripts, for the Content-Security-Policy. */
  scriptHashes: string[]
  /** The characters beyond ASCII that it shows in the site's typeface. */
  characters: string
  /** The paths of images that it shows and that the build doesn't write itself, such as a logo in `public`. */
  images: string[]
  /** The content of its social image; the not-found page has none. */
  picture?: SocialPicture
  /** The content that it was made from, by the names in engine/content/reads.ts. */
  reads: string[]
}

/** Pages to render together. */
export type Task = readonly Page[]

/** The pages that were rendered, and the errors of those that could not be. */
export interface Answer {
  rendered: RenderedPage[]
  problems: string[]
}
