import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The folder of compiled content. It is defined here so that the build's main process needn't load the store. */
export const storeOf = (root: string): string => path.join(root, '.cache', 'content')

/**
 * Deletes compiled content except that with these keys, once it is most of the store. Until then, what the development
 * server has compiled, which has other settings, is kept for its next start.
 */
export function pruneStore(root: string, kept: Iterable<string>): void {
  const folder = storeOf(root)
  const current = new Set([...kept].map((key) => `${key}.json`))
  const others = readdirSync(folder).filter((name) => !current.has(name))
  if (others.length <= 2 * current.size) return
  for (const name of others) rmSync(path.join(folder, name), { force: true })
}
