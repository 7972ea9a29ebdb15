import { withoutBase } from '../../../model/base-path.ts'
import { median } from './median.ts'
import type { Assertion, PassResult, Report } from './run-pass.ts'

const scores = {
  performance: 'Perf',
  accessibility: 'A11y',
  'best-practices': 'Best',
  seo: 'SEO',
  'agentic-browsing': 'Agent',
} as const
const figures = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
} as const

const cell = (values: readonly (number | null | undefined)[], factor = 1): string => {
  const known = values.filter((value) => typeof value === 'number')
  return known.length === 0 ? '-' : String(Math.round(median(known) * factor))
}

const pathOf = (url: string): string => withoutBase(new URL(url).pathname)

/** The page's scores and times, in milliseconds: medians of its runs. */
function row(page: string, reports: readonly Report[]): string[] {
  return [
    page,
    ...Object.keys(scores).map((id) =>
      cell(
        reports.map(({ categories }) => categories[id]?.score),
        100,
      ),
    ),
    ...Object.keys(figures).map((id) => cell(reports.map(({ audits }) => audits[id]?.numericValue))),
  ]
}

/** One line per page: the medians of what its runs measured. */
export function formatTable({ pass, reports }: PassResult): string {
  const rows = [
    [`${pass.name} (${pass.device})`, ...Object.values(scores), ...Object.values(figures)],
    ...pass.paths.map((page) =>
      row(
        page,
        reports.filter(({ requestedUrl }) => pathOf(requestedUrl) === page),
      ),
    ),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return rows
    .map(([name = '', ...cells]) => name.padEnd(width) + cells.map((text) => text.padStart(7)).join(''))
    .join('\n')
}

/** A failed assertion, in one line. */
export const formatMiss = ({ url, auditId, auditProperty = [], actual, expected }: Assertion): string =>
  `${pathOf(url)} ${[auditId, ...auditProperty].join(':')}: ${actual}, budget ${expected}`
