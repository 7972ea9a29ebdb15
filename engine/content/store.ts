import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../process/read-if-there.ts'
import { replaceFile } from '../process/replace-file.ts'
import type { Compiled } from './compile.ts'
import { fence, type SourceText } from '../site/source-text.ts'
import { storeOf } from './prune-store.ts'

/** How many compiled files stay in memory: enough for a page and its neighbors. */
const kept = 64

/** Compiled content files, cached on disk by a hash of all their inputs (compiler.ts). */
export type ContentStore = ReturnType<typeof openStore>

/**
 * Opens the store in `<root>/.cache/content`. Keeps only a few compiled files in memory at a time, however many there
 * are.
 */
export function openStore(root: string) {
  const fileOf = (key: string) => path.join(storeOf(root), `${key}.json`)
  const recent = new Map<string, Compiled>()

  const remember = (key: string, compiled: Compiled): Compiled => {
    recent.delete(key)
    recent.set(key, compiled)
    const [oldest] = recent.keys()
    if (recent.size > kept && oldest !== undefined) recent.delete(oldest)
    return compiled
  }

  return {
    /** Reads a source file unchanged. */
    source(file: string): SourceText {
      const text = readFileSync(path.join(root, file), 'utf8')
      return { text, body: text.replace(fence, '') }
    },
    /** The compiled file with this key, if there is one. */
    find(key: string): Compiled | undefined {
      const text = recent.has(key) ? undefined : readIfThere(fileOf(key))
      const compiled = text === undefined ? recent.get(key) : (JSON.parse(text) as Compiled)
      return compiled && remember(key, compiled)
    },
    add(key: string, compiled: Compiled): void {
      replaceFile(fileOf(key), JSON.stringify(compiled))
      remember(key, compiled)
    },
  }
}
