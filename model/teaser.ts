import type { RoutePath } from './routes.ts'

/** A link to a page from another one, with the page's name and description. */
export interface Teaser {
  label: string
  href: RoutePath
  /** The description. */
  summary: string
}
