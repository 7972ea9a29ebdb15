import { readFileSync } from 'node:fs'

/** What an audit must reach, as Lighthouse CI writes it. */
export interface Limits {
  /** From 0 to 1. */
  minScore?: number
  /** In the audit's own unit. */
  maxNumericValue?: number
  /** Of the list in the audit's details. */
  maxLength?: number
  /** Of several runs; our runner takes the median of everything. */
  aggregationMethod?: 'median'
}

/** One assertion of lighthouserc.json: an audit, `categories:<id>` or `resource-summary:<kind>:<size or count>`. */
export interface Assertion extends Limits {
  id: string
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
    assert: { assertions: Record<string, [level: string, limits: Limits]> }
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

/** What a page reached in one run, by the names of the assertions. */
export interface Measured {
  /** From 0 to 1. */
  scores: Readonly<Record<string, number>>
  /** In the audit's own unit. */
  values: Readonly<Record<string, number>>
  /** How many items the audit's list has. */
  lengths: Readonly<Record<string, number>>
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
  return {
    scores: middle(({ scores }) => scores),
    values: middle(({ values }) => values),
    lengths: middle(({ lengths }) => lengths),
  }
}

export interface Miss {
  id: string
  actual: number
  limit: number
}

/** The assertions that a page misses. A figure that was not measured counts as missed. */
export function missesOf({ scores, values, lengths }: Measured, assertions: readonly Assertion[]): Miss[] {
  return assertions.flatMap(({ id, minScore, maxNumericValue, maxLength }) => {
    const misses: Miss[] = []
    const score = scores[id] ?? 0
    if (minScore !== undefined && score < minScore) misses.push({ id, actual: score, limit: minScore })
    for (const [figures, limit] of [
      [values, maxNumericValue],
      [lengths, maxLength],
    ] as const) {
      const actual = figures[id] ?? Number.POSITIVE_INFINITY
      if (limit !== undefined && actual > limit) misses.push({ id, actual, limit })
    }
    return misses
  })
}
