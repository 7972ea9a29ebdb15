import { copyFileSync, linkSync } from 'node:fs'

/**
 * Puts a file at a second place: as a link if the file system can do that, otherwise as a copy. Only for files that
 * nobody writes into.
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    // Not every file system supports links.
    if (!['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
    copyFileSync(from, to)
  }
}
