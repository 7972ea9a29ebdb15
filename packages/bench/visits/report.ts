import { median } from '../../../model/median.ts'
import { formatTable } from '../../audits/table.ts'
import type { Return } from './back-forward-cache.ts'
import { isWithin, type Check } from './budgets.ts'
import type { JourneyResult } from './journeys.ts'
import { limitedPaints, paintNames, timesLimit, type PaintRow } from './paints.ts'
import type { Traffic } from './traffic.ts'

/** Everything that one run of `npm run bench` measured. */
export interface Measurements {
  /** ISO 8601. */
  date: string
  /** The processors, and how busy they were at the start. */
  machine: string
  /** Loads of each page, of which the medians are taken. */
  runs: number
  paints: readonly PaintRow[]
  /** Milliseconds for each click. */
  navigations: readonly number[]
  journeys: readonly JourneyResult[]
  traffic: Traffic
  returns: readonly Return[]
}

/** The measurements, compared with the budgets. */
export interface BenchReport extends Measurements {
  checks: readonly Check[]
}

type Row = readonly (string | number)[]

/** A table with its title; nothing without rows. */
const table = (title: string, head: Row, rows: readonly Row[]): string[] =>
  rows.length === 0 ? [] : [`${title}\n${formatTable([head, ...rows])}`]

/** The tables for the terminal. */
export function formatReport(report: BenchReport): string {
  const { machine, runs, paints, journeys, traffic, returns, checks } = report
  const navigations = report.navigations.toSorted((a, b) => a - b)
  return [
    machine,
    ...table(
      `Paints on Lighthouse's phone, ms, median of ${runs}; FCP as a multiple of that without scripts, LCP of that without pictures, too`,
      ['page', 'throttling', 'sent', ...paintNames, ...limitedPaints],
      paints.map((row) => [
        row.path,
        row.throttling,
        row.variant,
        ...paintNames.map((name) => Math.round(row[name])),
        ...limitedPaints.map((name) => `× ${timesLimit(paints, row, name).toFixed(2)}`),
      ]),
    ),
    ...table(
      'From the click on a hovered link to the painted page, ms, at 4× CPU slowdown',
      ['clicks', 'fastest', 'median', 'slowest'],
      [
        [
          navigations.length,
          ...[navigations[0], median(navigations), navigations.at(-1)].map((ms = NaN) => Math.round(ms)),
        ],
      ],
    ),
    ...table(
      'Interaction to Next Paint, ms, at 4× CPU slowdown',
      ['journey', 'INP', 'interactions'],
      journeys.map(({ name, interaction, interactions }) => [
        name,
        Math.round(interaction),
        Math.round(interactions),
      ]),
    ),
    ...table('Home until idle', ['bytes', 'requests'], [[traffic.bytes, traffic.requests]]),
    ...table(
      'Budgets (packages/bench/visits/budgets.ts)',
      ['figure', 'measured', 'budget', ''],
      checks.map((check) => [
        check.name,
        Math.round(check.actual * 1000) / 1000,
        check.limit,
        isWithin(check) ? 'within' : 'EXCEEDED',
      ]),
    ),
    ...table(
      'Not restored from the back/forward cache',
      ['route', 'why'],
      returns.filter(({ isRestored }) => !isRestored).map(({ path, reasons }) => [path, reasons.join(', ')]),
    ),
  ].join('\n\n')
}
