import { withoutBase } from '../../../model/base-path.ts'
import { median } from '../../../model/median.ts'
import { formatTable } from '../table.ts'
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

/** The scores and times (in milliseconds) of a page, as medians of its loads. */
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

/** A table with a line for each page: the medians of its loads. */
export const formatPass = ({ pass, reports }: PassResult): string =>
  formatTable([
    [`${pass.name} (${pass.device})`, ...Object.values(scores), ...Object.values(figures)],
    ...pass.paths.map((page) =>
      row(
        page,
        reports.filter(({ requestedUrl }) => pathOf(requestedUrl) === page),
      ),
    ),
  ])

/** A failed assertion, in one line. */
export const formatMiss = ({ url, auditId, auditProperty = [], actual, expected }: Assertion): string =>
  `${pathOf(url)} ${[auditId, auditProperty].flat().join(':')}: ${actual}, budget ${expected}`
