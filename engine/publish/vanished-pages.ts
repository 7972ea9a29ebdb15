import { withBase } from '../../model/base-path.ts'
import { siteFolder } from '../process/site-folder.ts'

const folderOf = (path: string): string => path.replace(/[^/]+\/$/, '')
const slugOf = (path: string): string => path.split('/').at(-2) ?? ''

/**
 * What to do about addresses that have disappeared since the last build, one line each. If a file may have been
 * renamed, the line has the redirect to add. Redirected addresses are left out.
 * @param before The paths of the last build.
 * @param now The paths of this build.
 */
export function vanishedPages(
  before: readonly string[],
  now: readonly string[],
  redirects: Readonly<Record<string, string>>,
): string[] {
  const [old, current] = [new Set(before), new Set(now)]
  const added = now.filter((path) => !old.has(path))
  return before
    .filter((path) => path.endsWith('/') && !current.has(path) && !(path in redirects))
    .map((path) => {
      const renamed = added.filter((other) => folderOf(other) === folderOf(path))
      const offer =
        renamed.length === 1
          ? `If it is now ${withBase(renamed[0]!)}, add "formerly: [${slugOf(path)}]" to that page's front matter.`
          : `If another page replaces it, add a redirect to ${siteFolder('.')}/redirects.yaml.`
      return `${withBase(path)} is gone, and links to it lead nowhere. ${offer}`
    })
}
