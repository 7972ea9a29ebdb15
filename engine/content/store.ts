import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiled } from './compile.ts'
import { splitFrontMatter, type SourceText } from './source-text.ts'
import { storeOf } from './prune-store.ts'

/** How many compiled files stay in memory: enough for a page and its neighbors. */
const kept = 64

/** Compiled content files, cached on disk by a hash of all their inputs (compiler.ts). */
export interface ContentStore {
  /** Reads a source file unchanged. */
  source: (file: string) => SourceText
  /**
   * The compiled file with this key.
   * @throws {Error} If there is none.
   */
  open: (key: string) => Compiled
  /** The compiled file with this key, if there is one. */
  find: (key: string) => Compiled | undefined
  add: (key: string, compiled: Compiled) => void
}

/**
 * Opens the store in `<root>/.cache/content`. Keeps only a few compiled files in memory at a time, however
 * many there are.
 * @param root The project's root.
 */
export function openStore(root: string): ContentStore {
  const folder = storeOf(root)
  mkdirSync(folder, { recursive: true })
  const fileOf = (key: string) => path.join(folder, `${key}.json`)
  const recent = new Map<string, Compiled>()

  const remember = (key: string, compiled: Compiled): Compiled => {
    recent.delete(key)
    recent.set(key, compiled)
    const [oldest] = recent.keys()
    if (recent.size > kept && oldest !== undefined) recent.delete(oldest)
    return compiled
  }
  const open = (key: string): Compiled =>
    remember(key, recent.get(key) ?? (JSON.parse(readFileSync(fileOf(key), 'utf8')) as Compiled))

  return {
    open,
    source: (file) => splitFrontMatter(readFileSync(path.join(root, file), 'utf8')),
    find(key) {
      try {
        return open(key)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        return undefined
      }
    },
    add(key, compiled) {
      const unfinished = `${fileOf(key)}-${process.pid}`
      writeFileSync(unfinished, JSON.stringify(compiled))
      renameSync(unfinished, fileOf(key))
      remember(key, compiled)
    },
  }
}
