import type { RoutePath } from './routes.ts'

/** A page as it is named and described where another page points to it. */
export interface Teaser {
  label: string
  href: RoutePath
  /** The page's card. */
  summary: string
}
