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

interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const whole = (value: number): string => String(Math.round(value))
const times = (value: number): string => `× ${value.toFixed(2)}`

function tablesOf({ runs, paints, navigations, journeys, traffic, returns, checks }: BenchReport): Table[] {
  const sorted = navigations.toSorted((a, b) => a - b)
  return [
    {
      title: `Paints on Lighthouse's phone, ms, median of ${runs}; FCP as a multiple of that without scripts, LCP of that without pictures, too`,
      head: ['page', 'throttling', 'sent', ...paintNames, ...limitedPaints],
      rows: paints.map((row) => [
        row.path,
        row.throttling,
        row.variant,
        ...paintNames.map((name) => whole(row[name])),
        ...limitedPaints.map((name) => times(timesLimit(paints, row, name))),
      ]),
    },
    {
      title: 'From the click on a hovered link to the painted page, ms, at 4× CPU slowdown',
      head: ['clicks', 'fastest', 'median', 'slowest'],
      rows: [
        [
          whole(sorted.length),
          whole(sorted[0] ?? Number.NaN),
          whole(median(sorted)),
          whole(sorted.at(-1) ?? Number.NaN),
        ],
      ],
    },
    {
      title: 'Interaction to Next Paint, ms, at 4× CPU slowdown',
      head: ['journey', 'INP', 'interactions'],
      rows: journeys.map(({ name, interaction, interactions }) => [
        name,
        whole(interaction),
        whole(interactions),
      ]),
    },
    {
      title: 'Home until idle',
      head: ['bytes', 'requests'],
      rows: [[whole(traffic.bytes), whole(traffic.requests)]],
    },
    {
      title: 'Back/forward cache and requests to other origins',
      head: ['routes', 'restored', 'requests to other origins'],
      rows: [
        [
          whole(returns.length),
          whole(returns.filter(({ isRestored }) => isRestored).length),
          whole(returns.flatMap(({ thirdParties }) => thirdParties).length),
        ],
      ],
    },
    {
      title: 'Budgets (packages/bench/visits/budgets.ts)',
      head: ['figure', 'measured', 'budget', ''],
      rows: checks.map((check) => [
        check.name,
        String(Math.round(check.actual * 1000) / 1000),
        String(check.limit),
        isWithin(check) ? 'within' : 'EXCEEDED',
      ]),
    },
    {
      title: 'Not restored, or requesting other origins',
      head: ['route', 'why'],
      rows: returns
        .filter(({ isRestored, thirdParties }) => !isRestored || thirdParties.length > 0)
        .map(({ path, reasons, thirdParties }) => [path, [...reasons, ...thirdParties].join(', ')]),
    },
  ].filter(({ rows }) => rows.length > 0)
}

/** The tables for the terminal. */
export const formatReport = (report: BenchReport): string =>
  [
    report.machine,
    ...tablesOf(report).map(({ title, head, rows }) => `${title}\n${formatTable([head, ...rows])}`),
  ].join('\n\n')

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The same tables as an HTML page. */
export function reportPage(report: BenchReport): string {
  const row = (tag: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`
  const tables = tablesOf(report).map(
    ({ title, head, rows }) =>
      `<table><caption>${escape(title)}</caption><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bench</title>
<style>
body{font:1rem/1.5 system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse;margin-block:2rem}
caption{text-align:start;font-weight:700;white-space:nowrap}th,td{padding:.3rem .7rem;text-align:left;border-bottom:1px solid #8888}
</style>
<h1>Bench</h1><p>${escape(report.date)}; ${escape(report.machine)}</p>
${tables.join('\n')}
</html>
`
}
