import { readFileSync } from 'node:fs'
import type { Content } from './content.ts'
import { StoredEntry, type Entry } from './entry.ts'
import type { KindName } from './kinds.ts'
import { openStore } from './store.ts'

/** The index of checked content, for {@link openContent}. The entries' content is not in it. */
export const contentIndex = (content: Content): string => JSON.stringify(content)

/**
 * Opens content that has been checked.
 * @param root The project's root.
 * @param index A file with the result of {@link contentIndex}.
 */
export function openContent(root: string, index: string): Content {
  const store = openStore(root)
  const known = JSON.parse(readFileSync(index, 'utf8')) as Record<KindName, Entry<string, unknown>[]>
  return Object.fromEntries(
    Object.entries(known).map(([name, entries]) => [
      name,
      entries.map((entry) => new StoredEntry(store, entry)),
    ]),
  ) as unknown as Content
}
