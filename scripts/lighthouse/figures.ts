import type { Measured, Miss } from './budget.ts'
import type { Task } from './plan.ts'

/** What one page reached on one device: the median of its runs. */
export interface PageResult extends Task {
  runs: number
  measured: Measured
  misses: readonly Miss[]
  lost: readonly string[]
}

/** The columns of the tables: a name, where the figure stands, and how it is written. */
export const columns: readonly {
  name: string
  of: (measured: Measured) => number
  unit: '' | 'ms' | 'kB'
}[] = [
  ...(['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const).map((id) => ({
    name: {
      performance: 'Perf',
      accessibility: 'A11y',
      'best-practices': 'Best',
      seo: 'SEO',
      'agentic-browsing': 'Agent',
    }[id],
    of: ({ scores }: Measured) => Math.round((scores[`categories:${id}`] ?? 0) * 100),
    unit: '' as const,
  })),
  ...(
    [
      ['FCP', 'first-contentful-paint'],
      ['LCP', 'largest-contentful-paint'],
      ['TBT', 'total-blocking-time'],
    ] as const
  ).map(([name, id]) => ({
    name,
    of: ({ values }: Measured) => Math.round(values[id] ?? Number.NaN),
    unit: 'ms' as const,
  })),
  {
    name: 'CLS',
    of: ({ values }) => Math.round((values['cumulative-layout-shift'] ?? Number.NaN) * 10_000) / 10_000,
    unit: '',
  },
  { name: 'Requests', of: ({ values }) => values['resource-summary:total:count'] ?? Number.NaN, unit: '' },
  {
    name: 'Bytes',
    of: ({ values }) => Math.round((values['total-byte-weight'] ?? Number.NaN) / 1000),
    unit: 'kB',
  },
]

/** Worst first: by what is missed, then by the score, then by the largest paint. */
export const worstFirst = (results: readonly PageResult[]): PageResult[] =>
  results.toSorted(
    (a, b) =>
      b.misses.length - a.misses.length ||
      (a.measured.scores['categories:performance'] ?? 0) -
        (b.measured.scores['categories:performance'] ?? 0) ||
      (b.measured.values['largest-contentful-paint'] ?? 0) -
        (a.measured.values['largest-contentful-paint'] ?? 0),
  )

/** The table of the terminal. */
export function formatTable(results: readonly PageResult[]): string {
  const width = Math.max(...results.map(({ path }) => path.length))
  const head = `${'route'.padEnd(width)}  device   ${columns.map(({ name }) => name.padStart(9)).join('')}`
  const lines = worstFirst(results).map(
    ({ path, device, measured }) =>
      `${path.padEnd(width)}  ${device.padEnd(8)} ${columns.map(({ of }) => String(of(measured)).padStart(9)).join('')}`,
  )
  return [head, ...lines].join('\n')
}

/** A median without the digits that only floating-point arithmetic gave it. */
const withoutNoise = (figure: number): number => Number(figure.toPrecision(6))

/** One line for each missed assertion: route, audit, figure, budget, and what cost the points. */
export const formatMisses = (results: readonly PageResult[]): string =>
  results
    .flatMap(({ path, device, misses, lost }) =>
      misses.map(
        ({ id, actual, limit }) =>
          `${path} (${device}) ${id}: ${withoutNoise(actual)}, budget ${limit}${lost.length > 0 ? `; ${lost.join(', ')}` : ''}`,
      ),
    )
    .join('\n')
