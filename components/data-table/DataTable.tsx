import { watchFrame } from '#components/app/scrolling-frames.ts'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** On a phone, each row is a card that repeats the columns' names, for cells of text that need the width. */
  hasCards?: true
}

const isFigure = (cell: string): boolean => /^[^\w\s]{0,2}\d[\d.,]*$/.test(cell)

/** A table in a container that scrolls sideways on its own, and takes the keyboard's focus if it does. */
export function DataTable({ caption, columns, rows, hasCards }: DataTableProps) {
  // Columns of numbers are aligned.
  const classes = columns.map((_, index) =>
    index > 0 && rows.every((row) => isFigure(row[index] ?? '')) ? 'figure' : undefined,
  )
  return (
    <div
      className={hasCards ? 'table table--cards' : 'table'}
      ref={watchFrame}
      role="group"
      aria-label={caption}
    >
      <table>
        <caption className="annotation">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={classes[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={cell} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className={classes[index]} data-label={hasCards && columns[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
