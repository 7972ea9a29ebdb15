import type { Content } from '../content/content.ts'
import { pageDescriber } from '../content/page-fields.ts'
import { routes } from '../../model/routes.ts'

export type ListedPage = ReturnType<typeof listPages>[number]

/** The data about each page for lists of pages (sitemap, llms.txt), in the order of the routes. */
export function listPages(content: Content) {
  const describe = pageDescriber(content)
  return routes.map((path) => {
    const { title, card, updated } = describe(path).fields
    return { path, title, card, updated }
  })
}
