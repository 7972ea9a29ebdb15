import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Folders that a build doesn't need, or creates itself. */
export const apart = new Set(['.cache', '.ci', '.git', '.github', 'dist', 'node_modules', 'reports', 'tests'])

/**
 * Copies the project, and links its packages, so that a build of the copy can be changed, killed or measured.
 * @param folder Where to put the copy: inside the project, so that its packages are found.
 * @param without The files and folders to leave out.
 */
export function copyProject(root: string, folder: string, without: ReadonlySet<string> = apart): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root).filter((entry) => !without.has(entry)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve(root, 'node_modules'), path.join(folder, 'node_modules'))
}
