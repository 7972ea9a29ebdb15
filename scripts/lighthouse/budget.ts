import { readFileSync } from 'node:fs'

/** One assertion of lighthouserc.json: an audit or `categories:<id>`, and what it must reach. */
export interface Assertion {
  id: string
  minScore?: number
  maxNumericValue?: number
}

export interface Budget {
  /** Paths of the pages that `lhci` and the ordinary tests measure: one of each template. */
  paths: readonly string[]
  chromeFlags: readonly string[]
  assertions: readonly Assertion[]
}

interface LighthouseRc {
  ci: {
    collect: { url: string[]; settings: { chromeFlags: string } }
    assert: { assertions: Record<string, [level: string, limits: Omit<Assertion, 'id'>]> }
  }
}

/** Reads the budget from Lighthouse CI's own file, so that `lhci autorun` and our runner agree. */
export function readBudget(file = 'lighthouserc.json'): Budget {
  const { collect, assert } = (JSON.parse(readFileSync(file, 'utf8')) as LighthouseRc).ci
  return {
    paths: collect.url.map((url) => new URL(url).pathname),
    chromeFlags: collect.settings.chromeFlags.split(' '),
    assertions: Object.entries(assert.assertions).map(([id, [, limits]]) => ({ id, ...limits })),
  }
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** What a page reached in one run: scores from 0 to 1, numeric values in the audit's own unit. */
export interface Measured {
  scores: Readonly<Record<string, number>>
  values: Readonly<Record<string, number>>
}

/** The median of several runs, figure by figure. */
export function medianOf(runs: readonly Measured[]): Measured {
  const middle = (pick: (run: Measured) => Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.keys(runs[0] ? pick(runs[0]) : {}).map((id) => [
        id,
        median(runs.map((run) => pick(run)[id] ?? 0)),
      ]),
    )
  return { scores: middle(({ scores }) => scores), values: middle(({ values }) => values) }
}

export interface Miss {
  id: string
  actual: number
  limit: number
}

/** The assertions that a page misses. A figure that was not measured counts as missed. */
export function missesOf({ scores, values }: Measured, assertions: readonly Assertion[]): Miss[] {
  return assertions.flatMap(({ id, minScore, maxNumericValue }) => {
    const misses: Miss[] = []
    const score = scores[id] ?? 0
    if (minScore !== undefined && score < minScore) misses.push({ id, actual: score, limit: minScore })
    const value = values[id] ?? Number.POSITIVE_INFINITY
    if (maxNumericValue !== undefined && value > maxNumericValue) {
      misses.push({ id, actual: value, limit: maxNumericValue })
    }
    return misses
  })
}
