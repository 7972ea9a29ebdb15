/** Formats rows as a table for the terminal. The first column is aligned to the left, all others to the right. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) => cells.map(String))
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  )
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((cells) => cells.map(pad).join('  ')).join('\n')
}
