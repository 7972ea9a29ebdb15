import { readFileSync } from 'node:fs'
import type { Content } from './content.ts'
import { StoredEntry, type Entry } from './entry.ts'
import type { KindName } from './kinds.ts'
import { openStore } from './store.ts'

/**
 * Opens content that has been checked.
 * @param index The file that check-content.ts has written.
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
