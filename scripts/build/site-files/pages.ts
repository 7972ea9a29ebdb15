import { corePages } from '../content/core-pages.ts'
import type { Content } from '../content/load.ts'
import { furtherList, listFields } from '../content/post-lists.ts'
import { routes, type RoutePath } from '../../../content/routes.ts'

export interface ListedPage {
  path: RoutePath
  title: string
  description: string
  /** What a list says of it. */
  card: string
  /** Day of the last edit. */
  updated: string
}

/** What the lists of the site (sitemap, feeds, llms.txt) say of each page, in the order of routes. */
export function listPages(content: Content): ListedPage[] {
  const entries = new Map<string, Content[keyof Content][number]>(
    Object.values(content)
      .flat()
      .map((entry) => [entry.path, entry]),
  )
  return routes.map((path) => {
    const list = furtherList(path)
    const fields =
      corePages[path as keyof typeof corePages]?.page ??
      entries.get(path)?.fields ??
      (list && listFields(content, list))
    if (!fields) throw new Error(`There is no content for ${path}.`)
    const { title, description, updated } = fields
    return { path, title, description, card: fields.card, updated }
  })
}
