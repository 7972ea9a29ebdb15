import { existsSync } from 'node:fs'
import path from 'node:path'

/** The owner's folder. The project itself never contains it, so that merging a later version can't conflict with it. */
export const ownFolder = 'content'

/**
 * Finds the folder of the site to build: the folder in `sites` that the environment variable `SITE` names; without it,
 * the owner's, or else the sample. The variable applies only to the project in the working directory, not to copies of
 * it elsewhere.
 * @returns The path relative to the root, with slashes.
 */
export function siteFolder(root: string): string {
  const chosen = process.env['SITE']
  if (chosen && path.resolve(root) === process.cwd()) return `sites/${chosen}`
  return existsSync(path.join(root, ownFolder)) ? ownFolder : 'sites/spanwright'
}

/** The file with the record of `npm run audit:a11y -- --record`, which a site's accessibility statement may quote. */
export const auditFile = (root: string): string =>
  path.join(root, siteFolder(root), 'accessibility-audit.json')
