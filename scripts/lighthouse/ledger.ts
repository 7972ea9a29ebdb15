import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PageResult } from './figures.ts'
import type { Task } from './plan.ts'

/** What has been measured of one build, and what was before it. */
export interface Ledger {
  /** Of the pages: a build that changes none goes on with the same figures. */
  build: string
  results: readonly PageResult[]
  /** The last figures before those, for the trend. */
  previous: readonly PageResult[]
}

const keyOf = ({ path: page, device }: Task): string => `${device} ${page}`

/** The list with the newer results in place of older ones of the same page and device. */
export function merge(older: readonly PageResult[], newer: readonly PageResult[]): PageResult[] {
  const replaced = new Set(newer.map(keyOf))
  return [...older.filter((result) => !replaced.has(keyOf(result))), ...newer]
}

/** The result of a page on a device, if there is one. */
export const resultOf = (results: readonly PageResult[], task: Task): PageResult | undefined =>
  results.find((result) => keyOf(result) === keyOf(task))

/** The ledger with one more result; an earlier one of the same page becomes the previous. */
export function record(ledger: Ledger, result: PageResult): Ledger {
  const earlier = resultOf(ledger.results, result)
  return {
    build: ledger.build,
    results: merge(ledger.results, [result]),
    previous: merge(ledger.previous, earlier ? [earlier] : []),
  }
}

/** The ledger as another build finds it: what was measured before is only there to compare with. */
export const ledgerFor = (build: string, last: Ledger): Ledger =>
  last.build === build ? last : { build, results: [], previous: merge(last.previous, last.results) }

/** Reads the ledger; an absent or unreadable one is empty. */
export function readLedger(file: string, build: string): Ledger {
  try {
    return ledgerFor(build, JSON.parse(readFileSync(file, 'utf8')) as Ledger)
  } catch {
    return { build, results: [], previous: [] }
  }
}

/** Writes the ledger. */
export function writeLedger(file: string, ledger: Ledger): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(ledger))
}

/** Names a build by the HTML of its pages, in which every other file is named with its hash. */
export function nameBuild(site: string, routes: readonly string[]): string {
  const hash = createHash('sha256')
  for (const route of routes) hash.update(readFileSync(path.join(site, route, 'index.html')))
  return hash.digest('hex')
}
