interface Shape {
  columns: number
  cells: number
}

/**
 * Where a key leads in a grid whose cells are numbered row by row (WAI-ARIA Authoring Practices, "Grid").
 * @returns The cell, or undefined for a key that doesn't move or would leave the grid.
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
