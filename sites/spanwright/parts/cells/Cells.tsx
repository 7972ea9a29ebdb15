import { useRef, type KeyboardEvent } from 'react'
import { movedTo } from './moves.ts'
import './live.scss'

export interface Cell {
  /** What it is and holds, for those who don't see it. */
  name: string
  /** What it shows. */
  text: string
  /** Its look: what follows `cell--` in its class. */
  look: string
  isMarked: boolean
}

interface CellsProps {
  name: string
  columns: number
  /** The names above the columns. */
  head?: readonly string[]
  cells: readonly Cell[]
  /** The one cell that Tab leads to. */
  current: number
  /** The arrow keys led to another one. */
  onMove: (cell: number) => void
  onPress: (cell: number) => void
}

/** A grid of buttons that is one stop of the Tab key; the arrow keys lead through it. */
export function Cells({ name, columns, head, cells, current, onMove, onPress }: CellsProps) {
  const grid = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
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
