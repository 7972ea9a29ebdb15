import { formatTable } from '../table.ts'
import type { Result } from './audit.ts'

interface Row {
  engine: string
  theme: string
  scenario: string
  pages: number
  violations: number
}

/** One row for each engine, theme and state; for each engine, those with the most pages come first. */
export function summarize(results: readonly Result[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { engine, theme, scenario, findings } of results) {
    const key = [engine, theme, scenario].join()
    const row = rows.get(key) ?? { engine, theme, scenario, pages: 0, violations: 0 }
    row.pages += 1
    row.violations += findings.length
    rows.set(key, row)
  }
  return [...rows.values()].toSorted(
    (a, b) => a.engine.localeCompare(b.engine) || b.pages - a.pages || a.scenario.localeCompare(b.scenario),
  )
}

const columns = ['engine', 'theme', 'scenario', 'pages', 'violations'] as const

/** The rows as a table for the terminal. */
export const formatRows = (rows: readonly Row[]): string =>
  formatTable([columns, ...rows.map((row) => columns.map((column) => row[column]))])

/** Every finding: page, state, engine, rule, message, and the first elements. */
export function formatFindings(results: readonly Result[]): string {
  return results
    .flatMap(({ engine, path, theme, scenario, findings }) =>
      findings.map(
        ({ rule, message, elements }) =>
          `${path} (${theme}, ${scenario}) ${engine} ${rule}: ${message}\n    ${elements.slice(0, 3).join('\n    ')}`,
      ),
    )
    .join('\n')
}
