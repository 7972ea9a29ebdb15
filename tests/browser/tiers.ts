import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Marks a test that `npm test` leaves to `npm run test:all`: a variant of one that it runs (the other theme,
 * another width, another page of the same template). Whole files of that kind are named `*.everywhere.spec.ts`.
 */
export const everywhere = { tag: '@everywhere' }
const always = {}

/** Marks a test of the cookie banner, which only a site with something to agree to shows (playwright.config.ts). */
export const withBanner = { tag: '@with-banner' }
/** Marks a test of a site that has no need of it. */
export const withoutBanner = { tag: '@without-banner' }

/** The details of a test that `npm test` runs only for the first of several variants. */
export const firstOnly = (isFirst: boolean): typeof everywhere | typeof always =>
  isFirst ? always : everywhere

const share = 10

/** What the pages are now: the same tree always tests the same tenth, and a change to it tests another. */
const builtHtml = (paths: readonly string[]): string[] =>
  paths.map((route) => readFileSync(path.join('dist/client', route, 'index.html'), 'utf8'))

/** A tenth of the pages, chosen by what the last build made of them. */
export function tenthOf(paths: readonly string[]): ReadonlySet<string> {
  const sum = createHash('sha256').update(builtHtml(paths).join('')).digest('hex')
  const rank = (route: string) =>
    createHash('sha256')
      .update(sum + route)
      .digest('hex')
  const ranked = paths.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return new Set(ranked.slice(0, Math.ceil(paths.length / share)))
}
