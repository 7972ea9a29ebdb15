import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What no build is made of, or makes itself. */
const apart = new Set(['.cache', '.ci', '.git', '.github', 'dist', 'node_modules', 'reports', 'tests'])

/**
 * Copies the project, with its packages linked, to where a build may be changed, killed or measured.
 * @param root The project's root.
 * @param folder Where the copy shall be; inside the project, so that its packages are found.
 */
export function copyProject(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root).filter((entry) => !apart.has(entry)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}
