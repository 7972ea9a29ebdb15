import { existsSync } from 'node:fs'
import { replaceFile } from './replace-file.ts'

/**
 * Makes a file unless it exists.
 * @param file Its name contains a hash of everything that it depends on.
 * @returns Whether it had to be made.
 */
export async function cacheFile(file: string, make: () => Promise<Uint8Array>): Promise<boolean> {
  if (existsSync(file)) return false
  replaceFile(file, await make())
  return true
}
