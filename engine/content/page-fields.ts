import type { RoutePath } from '../../model/routes.ts'
import { corePages } from './core-pages.ts'
import type { Content } from './content.ts'
import { furtherList, listFields } from './post-lists.ts'

type ContentEntry = Content[keyof Content][number]

/** What a page says about itself, wherever it is written. */
export interface DescribedPage {
  /** The Markdown file, if there is one. */
  entry?: ContentEntry
  fields: { title: string; metaTitle: string; description: string; card: string; updated: string }
}

/**
 * Finds what each page says about itself: in its Markdown file, in sites/spanwright/pages, or made from a list.
 * @returns A function that takes the path of a page and throws an Error if there is no content for it.
 */
export function pageDescriber(content: Content): (path: RoutePath) => DescribedPage {
  const entries = new Map<string, ContentEntry>(
    Object.values(content)
      .flat()
      .map((entry) => [entry.path, entry]),
  )
  return (path) => {
    const entry = entries.get(path)
    if (entry) return { entry, fields: entry.fields }
    const list = furtherList(path)
    const fields = list ? listFields(content, list) : corePages[path as keyof typeof corePages]?.page
    if (!fields) throw new Error(`There is no content for ${path}.`)
    return { fields }
  }
}
