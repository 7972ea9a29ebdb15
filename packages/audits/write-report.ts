import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a value as JSON into a file of the folder `reports`. */
export function writeReport(name: string, value: unknown): void {
  mkdirSync('reports', { recursive: true })
  writeFileSync(path.join('reports', name), JSON.stringify(value, null, 2))
}
