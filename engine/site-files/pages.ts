import type { Content } from '../content/content.ts'
import { pageDescriber } from '../content/page-fields.ts'
import { routes, type RoutePath } from '../../model/routes.ts'

export interface ListedPage {
  path: RoutePath
  title: string
  /** Its description in lists. */
  card: string
  /** Day of the last edit. */
  updated: string
}

/** The data about each page for lists of pages (sitemap, llms.txt), in the order of the routes. */
export function listPages(content: Content): ListedPage[] {
  const describe = pageDescriber(content)
  return routes.map((path) => {
    const { title, card, updated } = describe(path).fields
    return { path, title, card, updated }
  })
}
