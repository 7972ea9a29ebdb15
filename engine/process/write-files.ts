import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes files, with the folders that they are in.
 * @param files Their texts, by their paths in the folder.
 */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
