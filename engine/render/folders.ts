import { mkdirSync } from 'node:fs'

export interface Folders {
  make: (folder: string) => void
}

/**
 * Creates folders, with their parents, and remembers which exist: each page has several files, and
 * asking the disk again for every one was a twelfth of the time of a large build that took its pages from the last.
 */
export function openFolders(): Folders {
  const made = new Set<string>()
  return {
    make(folder) {
      if (made.has(folder)) return
      mkdirSync(folder, { recursive: true })
      made.add(folder)
    },
  }
}
