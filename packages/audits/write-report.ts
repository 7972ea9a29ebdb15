import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file into the folder `reports`.
 * @param name Its path in that folder.
 * @param content A text; any other value becomes JSON.
 */
export function writeReport(name: string, content: unknown): void {
  const file = path.join('reports', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}
