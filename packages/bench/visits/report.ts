import { median } from '../../../model/median.ts'
import { formatTable } from '../../audits/table.ts'
import type { Return } from './back-forward-cache.ts'
import { budgets, isWithin, type Check } from './budgets.ts'
import type { JourneyResult } from './journeys.ts'
import { checkPaints, limitedPaints, paintNames, timesLimit, type PaintRow } from './paints.ts'
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

/** Compares measurements with the budgets. */
export const checksOf = ({ paints, navigations, journeys, traffic, returns }: Measurements): Check[] => [
  ...checkPaints(paints),
  { name: 'Click to painted, median, ms', actual: median(navigations), limit: budgets.navigation },
  ...journeys.map(({ name, rate, interaction }) => ({
    name: `INP of ${name} at ${rate}×, ms`,
    actual: interaction,
    limit: budgets.interaction[rate],
  })),
  { name: 'Home until idle, bytes', actual: traffic.bytes, limit: budgets.homeBytes },
  {
    name: 'Routes not restored from the back/forward cache',
    actual: returns.filter(({ isRestored }) => !isRestored).length,
    limit: budgets.notRestored,
  },
]

type Row = readonly (string | number)[]

/** A table with its title; nothing without rows. */
const table = (title: string, head: Row, rows: readonly Row[]): string[] =>
  rows.length === 0 ? [] : [`${title}\n${formatTable([head, ...rows])}`]

/** The tables for the terminal. */
export function formatReport(measurements: Measurements, checks: readonly Check[]): string {
  const { machine, runs, paints, journeys, traffic, returns } = measurements
  const navigations = measurements.navigations.toSorted((a, b) => a - b)
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
      'Interaction to Next Paint, ms',
      ['journey', 'CPU slowdown', 'INP', 'interactions'],
      journeys.map(({ name, rate, interaction, interactions }) => [
        name,
        `${rate}×`,
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
