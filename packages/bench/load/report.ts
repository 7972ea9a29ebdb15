import type { Outcome } from './generate.ts'

/** A sample of the server's memory. */
export interface MemorySample {
  /** Since the load began. */
  second: number
  /** Resident set, in megabytes. */
  megabytes: number
}

/** The value below which a given share of a sorted list falls. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** A line for each kind of request, then the total: how many, errors, and times in milliseconds. */
export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  const line = (name: string, list: readonly Outcome[]): string => {
    const times = list.map(({ ms }) => ms).toSorted((one, two) => one - two)
    const errors = list.filter(({ error }) => error !== undefined).length
    const figures = [
      list.length,
      errors,
      ...[0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0)),
    ]
    return name.padEnd(18) + figures.map((figure) => String(figure).padStart(12)).join('')
  }
  const head = ['requests', 'errors', 'median ms', '99% ms', 'most ms']
  return [
    ' '.repeat(18) + head.map((name) => name.padStart(12)).join(''),
    ...kinds.map((kind) =>
      line(
        kind,
        outcomes.filter((outcome) => outcome.kind === kind),
      ),
    ),
    line('all', outcomes),
  ].join('\n')
}

/** What went wrong, and how often. */
export function errorsOf(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>()
  for (const { kind, error } of outcomes)
    if (error !== undefined) counts.set(`${kind}: ${error}`, (counts.get(`${kind}: ${error}`) ?? 0) + 1)
  return [...counts].map(([error, count]) => `${count} × ${error}`)
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

/**
 * How much memory grew, as a share: the mean of the last third of the samples over that of the middle third.
 * The first third is warm-up.
 */
export function growthOf(samples: readonly MemorySample[]): number {
  const third = Math.floor(samples.length / 3)
  const megabytes = samples.map((sample) => sample.megabytes)
  return mean(megabytes.slice(-third)) / mean(megabytes.slice(third, -third)) - 1
}
