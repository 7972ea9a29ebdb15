import type { Result } from './audit.ts'

export interface Row {
  engine: string
  theme: string
  scenario: string
  pages: number
  violations: number
}

/** One row for each engine, theme and state, in the order in which they were checked. */
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

const columns: readonly (keyof Row)[] = ['engine', 'theme', 'scenario', 'pages', 'violations']

/** The rows as a table of text. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Every finding: the rule, what is wrong, where, and the first elements. */
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
