import { mkdirSync } from 'node:fs'

export interface Folders {
  make: (folder: string) => void
}

/**
 * Creates folders, with their parents, and remembers which exist. Each page has several files; asking the disk
 * for each of them took a twelfth of the time of a large build that reused the pages of the last.
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
