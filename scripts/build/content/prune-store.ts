import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The folder of the compiled content. It is not in store.ts, whose parsers the build itself need not load. */
export const storeOf = (root: string): string => path.join(root, '.cache', 'content')

/**
 * Removes what was compiled of files as they no longer are.
 * @param root The project's root.
 * @param keys What stays.
 */
export function pruneStore(root: string, keys: Iterable<string>): void {
  const folder = storeOf(root)
  const current = new Set([...keys].map((key) => `${key}.json`))
  for (const name of readdirSync(folder))
    if (!current.has(name)) rmSync(path.join(folder, name), { force: true })
}
