interface Shape {
  columns: number
  cells: number
}

/**
 * The cell to which a key moves, in a grid with cells numbered row by row (WAI-ARIA Authoring Practices, "Grid").
 * @returns Undefined for a key that doesn't move or would leave the grid.
 */
export function movedTo(from: number, key: string, { columns, cells }: Shape): number | undefined {
  const column = from % columns
  const lastColumn = columns - 1
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : undefined
    case 'ArrowRight':
      return column < lastColumn ? from + 1 : undefined
    case 'ArrowUp':
      return from >= columns ? from - columns : undefined
    case 'ArrowDown':
      return from + columns < cells ? from + columns : undefined
    case 'Home':
      return from - column
    case 'End':
      return from - column + lastColumn
    default:
      return undefined
  }
}
