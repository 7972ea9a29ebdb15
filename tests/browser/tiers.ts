import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/**
 * Marks a test that `npm test` leaves to `npm run test:all`: a variant of one that it runs (the other theme,
 * another width, another page of the same template). Whole files of that kind are named `*.everywhere.spec.ts`.
 */
export const everywhere = { tag: '@everywhere' }
const always = {}

/** The details of a test that `npm test` runs only for the first of several variants. */
export const firstOnly = (isFirst: boolean): typeof everywhere | typeof always =>
  isFirst ? always : everywhere

const share = 10

/** The tested commit: the same commit always tests the same pages, and the next one tests others. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // A copy without a Git history.
    return ''
  }
}

/** A tenth of the pages, a different one for each commit. */
export function tenthOf(paths: readonly string[]): ReadonlySet<string> {
  const head = commit()
  const rank = (path: string) =>
    createHash('sha256')
      .update(head + path)
      .digest('hex')
  const ranked = paths.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return new Set(ranked.slice(0, Math.ceil(paths.length / share)))
}
