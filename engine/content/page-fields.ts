import type { RoutePath } from '../../model/routes.ts'
import type { Content } from './content.ts'
import { furtherList, listFields } from './post-lists.ts'

type ContentEntry = Content[keyof Content][number]

/** The metadata of a page. */
interface DescribedPage {
  /** The entry, if it is a Markdown file. */
  entry?: ContentEntry
  fields: {
    title: string
    /** Its name in menus or breadcrumbs, if it has one besides its title. */
    label?: string
    metaTitle: string
    description: string
    card: string
    updated: string
  }
}

/**
 * Finds the metadata of each page: in its Markdown file, in the site's folder `pages`, or derived from a list.
 * @returns A function that takes the path of a page, and throws an Error if there is no content for it.
 */
export function pageDescriber(content: Content): (path: RoutePath) => DescribedPage {
  const entries = new Map<string, ContentEntry>(
    Object.values(content)
      .flat()
      .map((entry) => [entry.path, entry]),
  )
  return (path) => {
    const entry = entries.get(path)
    if (entry) return entry.file.endsWith('.md') ? { entry, fields: entry.fields } : { fields: entry.fields }
    const list = furtherList(path)
    if (!list) throw new Error(`There is no content for ${path}.`)
    return { fields: listFields(content, list) }
  }
}
