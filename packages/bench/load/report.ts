import { formatTable } from '../../audits/table.ts'
import type { Outcome } from './generate.ts'

/** A sample of the server's memory. */
export interface MemorySample {
  /** Seconds since the load began. */
  second: number
  /** Resident set size. */
  megabytes: number
}

/** A percentile of a sorted list. @param share From 0 to 1. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** A table with a line for each kind of request, and one for all: counts, errors, and times in milliseconds. */
export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const row = (name: string, list: readonly Outcome[]) => {
    const times = list.map(({ ms }) => ms).toSorted((one, two) => one - two)
    const errors = list.filter(({ error }) => error !== undefined).length
    return [name, list.length, errors, ...[0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0))]
  }
  return formatTable([
    ['', 'requests', 'errors', 'median ms', '99% ms', 'most ms'],
    ...[...Map.groupBy(outcomes, ({ kind }) => kind)].map(([kind, list]) => row(kind, list)),
    row('all', outcomes),
  ])
}

/** Each error, with how often it occurred. */
export function errorsOf(outcomes: readonly Outcome[]): string[] {
  const failed = outcomes.filter(({ error }) => error !== undefined)
  const alike = Map.groupBy(failed, ({ kind, error }) => `${kind}: ${error}`)
  return [...alike].map(([error, { length }]) => `${length} × ${error}`)
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

/**
 * How much memory grew, as a share: the mean of the last third of the samples relative to that of the middle third. The
 * first third is warm-up.
 */
export function growthOf(samples: readonly MemorySample[]): number {
  const third = Math.floor(samples.length / 3)
  const megabytes = samples.map((sample) => sample.megabytes)
  return mean(megabytes.slice(-third)) / mean(megabytes.slice(third, -third)) - 1
}
