import { copyFileSync, linkSync } from 'node:fs'

/**
 * Links a file to a second path, or copies it if the file system has no links. Only for files that nobody writes to.
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
