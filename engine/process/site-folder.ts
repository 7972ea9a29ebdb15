import { existsSync } from 'node:fs'
import path from 'node:path'

/** The owner's folder. The project never holds it, so that taking in a later version can't conflict with it. */
export const ownFolder = 'content'

/**
 * Finds the folder of the site that is built: `content`, the owner's; without one, the folder of `sites` that the
 * environment variable `SITE` names, or the sample. The variable is about the project in the working directory; a copy
 * of it elsewhere has what its own folders say.
 * @param root The project's root.
 * @returns Relative to the root, with slashes.
 */
export function siteFolder(root: string): string {
  const chosen = process.env['SITE']
  if (chosen && path.resolve(root) === process.cwd()) return `sites/${chosen}`
  return existsSync(path.join(root, ownFolder)) ? ownFolder : 'sites/spanwright'
}
