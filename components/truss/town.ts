/** A building of the far bank: where it begins, how wide and how high, with or without a gable. */
const buildings = [
  [8, 44, 26, 'gable'],
  [60, 30, 40],
  [94, 52, 30],
  [152, 26, 62],
  [182, 34, 22, 'gable'],
  [230, 58, 34],
  [292, 28, 50],
  [326, 44, 20, 'gable'],
  [386, 36, 72],
  [426, 50, 38],
  [492, 40, 24, 'gable'],
  [540, 30, 46],
] as const

/** Width of the tile that repeats, and height of what stands on the ground line. */
export const tile = 576
export const ground = 84

/** Not every window is lit; which ones are follows no row. */
const isLit = (index: number): boolean => (index * index * 7 + index * 3) % 5 < 2

const windowsOf = (x: number, width: number, height: number, first: number): string => {
  const [columns, rows] = [Math.floor((width - 8) / 8), Math.floor((height - 8) / 12)]
  return Array.from({ length: columns * rows }, (_, index) =>
    isLit(first + index)
      ? `M${x + 6 + (index % columns) * 8} ${ground - height + 8 + Math.floor(index / columns) * 12}h4v5h-4z`
      : '',
  ).join('')
}

/** The outlines of a row of buildings, and its lit windows, as paths. */
export const town = {
  outlines: buildings
    .map(([x, width, height, roof]) =>
      roof
        ? `M${x} ${ground}v-${height}l${width / 2}-12 ${width / 2} 12v${height}`
        : `M${x} ${ground}v-${height}h${width}v${height}`,
    )
    .join(''),
  windows: buildings.map(([x, width, height], index) => windowsOf(x, width, height, index * 5)).join(''),
}
