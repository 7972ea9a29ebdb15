import type { BuildFigures } from './measure-build.ts'

const widths = [16, 8, 8, 8, 9, 9, 9] as const

const row = (cells: readonly string[], note = ''): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index] ?? 0)))
    .join('  ')
    .concat('  ', note)
    .trimEnd()

export const header = row(['build', 'pages', 'seconds', 'CPU s', 'CPU ms/p', 'pages/s', 'peak MB'])

/** One line of the table; a megabyte is a million bytes. */
export const formatRow = (name: string, count: number, figures: BuildFigures, note = ''): string =>
  row(
    [
      name,
      String(count),
      figures.wall.toFixed(1),
      figures.cpu.toFixed(1),
      ((figures.cpu / count) * 1000).toFixed(2),
      (count / figures.wall).toFixed(0),
      (figures.memory / 1e6).toFixed(0),
    ],
    note,
  )
