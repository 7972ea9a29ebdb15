/** Rounds an SVG coordinate to a tenth: more decimals would only cost the visitor bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10

export interface Point {
  x: number
  y: number
}

/** A polyline through the points as path data. */
export const polyline = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** @param more Further attributes, with a leading space. */
export const path = (className: string, d: string, more = ''): string =>
  `<path class="${className}" d="${d}"${more}/>`

/** `count` values from `from` to `to`, both included. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
