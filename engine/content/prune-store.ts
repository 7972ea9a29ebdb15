import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The folder of compiled content. It is defined here so that the build's main process needn't load the store. */
export const storeOf = (root: string): string => path.join(root, '.cache', 'content')

/** Deletes compiled content except that with these keys. */
export function pruneStore(root: string, kept: Iterable<string>): void {
  const folder = storeOf(root)
  const current = new Set([...kept].map((key) => `${key}.json`))
  for (const name of readdirSync(folder))
    if (!current.has(name)) rmSync(path.join(folder, name), { force: true })
}
