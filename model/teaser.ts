import type { RoutePath } from './routes.ts'

/** A page's name and description where another page links to it. */
export interface Teaser {
  label: string
  href: RoutePath
  /** The page's card. */
  summary: string
}
