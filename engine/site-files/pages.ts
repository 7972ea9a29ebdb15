import type { Content } from '../content/content.ts'
import { pageDescriber } from '../content/page-fields.ts'
import { routes, type RoutePath } from '../../model/routes.ts'

export interface ListedPage {
  path: RoutePath
  title: string
  description: string
  /** Its description in lists. */
  card: string
  /** Day of the last edit. */
  updated: string
}

/** What the lists of the site (sitemap, feeds, llms.txt) say of each page, in the order of routes. */
export function listPages(content: Content): ListedPage[] {
  const describe = pageDescriber(content)
  return routes.map((path) => {
    const { title, description, card, updated } = describe(path).fields
    return { path, title, description, card, updated }
  })
}
