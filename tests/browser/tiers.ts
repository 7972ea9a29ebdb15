import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Marks a test that only `npm run test:all` runs: a variant of one in `npm test` (the other theme, another width,
 * another page of the same template). A file of nothing but such tests is named `*.everywhere.spec.ts`.
 */
export const everywhere = { tag: '@everywhere' }
const always = {}

/** Marks a journey that runs only through the development server, since other tests take it on the build. */
export const inDevelopment = { tag: '@development' }

/** Marks a test of the cookie banner, for sites that ask for consent (playwright.config.ts). */
export const withBanner = { tag: '@with-banner' }
/** Marks a test for sites that do not. */
export const withoutBanner = { tag: '@without-banner' }

/** The details of a test that `npm test` runs only for the first of several variants. */
export const firstOnly = (isFirst: boolean): typeof everywhere | typeof always =>
  isFirst ? always : everywhere

/** A tenth of the pages, chosen by a hash of their built HTML: the same until a page changes, then another. */
export function tenthOf(paths: readonly string[]): ReadonlySet<string> {
  const html = paths.map((route) => readFileSync(path.join('dist/client', route, 'index.html'), 'utf8'))
  const sum = hash('sha256', html.join(''))
  const rank = (route: string) => hash('sha256', sum + route)
  const ranked = paths.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return new Set(ranked.slice(0, Math.ceil(paths.length / 10)))
}
