import { authors as listed } from '../.site/entries.ts'
import { expandPlaceholders } from './placeholders.ts'
import { site } from './site.ts'

/** A writer of articles: a file in content/authors. An article without an author is by the founder. */
export interface Author {
  name: string
  /** Their work, in a few words. */
  role: string
  /** Where a reader learns more: a path of the site, or an absolute address. */
  url?: string
}

export const authors: ReadonlyMap<string, Author> = new Map(
  Object.entries<Author>(listed).map(([key, author]) => [
    key,
    { ...author, name: expandPlaceholders(author.name) },
  ]),
)

/** The authors of an article, by their keys; the founder if it names none. */
export const authorsOf = (keys: readonly string[]): readonly Author[] =>
  keys.length === 0 ? [site.founder] : keys.flatMap((key) => authors.get(key) ?? [])
