export const sketchSize = { width: 480, height: 260 } as const

/** Path data by weight of line. */
export interface Sketch {
  /** Construction and dimension lines. */
  fine: string
  /** The structure. */
  main: string
  /** The one gold line. */
  accent: string
  /** What is planned or hidden. */
  dashed?: string
}
