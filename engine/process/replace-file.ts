import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file, with its folder, and gives it its name only when it is complete, so that nobody ever reads half of it.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}-${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
