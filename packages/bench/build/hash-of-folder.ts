import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A hash of the names and contents of all files in a folder. */
export function hashOfFolder(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex')
}
