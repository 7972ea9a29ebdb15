import { mkdirSync } from 'node:fs'

const made = new Set<string>()

/**
 * Creates a folder of the build, with its parents, and remembers that it exists. Each page has several files; asking
 * the disk for each of them took a twelfth of the time of a large build that reused the pages of the last one.
 */
export function makeFolder(folder: string): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}
