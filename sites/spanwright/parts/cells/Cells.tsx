import { useRef, type KeyboardEvent } from 'react'
import { movedTo } from './moves.ts'
import './live.scss'

export interface Cell {
  /** Its accessible name: what it is and contains. */
  name: string
  /** The visible text. */
  text: string
  /** The modifier of its class, after `cell--`. */
  look: string
  isMarked: boolean
}

interface CellsProps {
  name: string
  columns: number
  /** The column headings. */
  head?: readonly string[]
  cells: readonly Cell[]
  /** The one cell that Tab reaches. */
  current: number
  /** The arrow keys moved to another cell. */
  onMove: (cell: number) => void
  onPress: (cell: number) => void
}

/** A grid of buttons with a single tab stop, in which the arrow keys move. */
export function Cells({ name, columns, head, cells, current, onMove, onPress }: CellsProps) {
  const grid = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    // With Alt or Command, an arrow key goes back in the browser's history.
    if (event.altKey || event.metaKey) return
    const next = movedTo(current, event.key, { columns, cells: cells.length })
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  const rows = Array.from({ length: cells.length / columns }, (_, row) => row * columns)
  return (
    <div className="cells" role="grid" aria-label={name} tabIndex={-1} ref={grid} onKeyDown={move}>
      {head && (
        <div className="cells__row" role="row">
          {head.map((column) => (
            <span key={column} className="annotation" role="columnheader">
              {column}
            </span>
          ))}
        </div>
      )}
      {rows.map((first) => (
        <div key={first} className="cells__row" role="row">
          {cells.slice(first, first + columns).map((cell, column) => (
            <div key={cell.name} role="gridcell">
              <button
                type="button"
                className={`cell cell--${cell.look}`}
                tabIndex={first + column === current ? 0 : -1}
                aria-label={cell.name}
                aria-pressed={cell.isMarked}
                onClick={() => onPress(first + column)}
              >
                {cell.text}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
