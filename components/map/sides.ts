/**
 * The side of a pin on which its name is, as a direction on the map. `nne` and its kind are above or below the pin, like
 * `n` and `s`, but begin or end at it.
 */
export type Side = 'e' | 'w' | 'n' | 's' | 'ne' | 'nw' | 'se' | 'sw' | 'nne' | 'nnw' | 'sse' | 'ssw'

/** A place on a map. */
export interface MapSpot {
  label: string
  x: number
  y: number
  side: Side
}

/** For each side, which part of the name is aligned with its position, and that position's offset from the pin, in em. */
export const shifts: Readonly<Record<Side, { anchor: 'start' | 'middle' | 'end'; dx: number; dy: number }>> =
  {
    e: { anchor: 'start', dx: 0.75, dy: 0.35 },
    w: { anchor: 'end', dx: -0.75, dy: 0.35 },
    ne: { anchor: 'start', dx: 0.5, dy: -0.4 },
    se: { anchor: 'start', dx: 0.5, dy: 1.1 },
    nw: { anchor: 'end', dx: -0.5, dy: -0.4 },
    sw: { anchor: 'end', dx: -0.5, dy: 1.1 },
    n: { anchor: 'middle', dx: 0, dy: -0.75 },
    s: { anchor: 'middle', dx: 0, dy: 1.45 },
    nne: { anchor: 'start', dx: -0.5, dy: -0.75 },
    nnw: { anchor: 'end', dx: 0.5, dy: -0.75 },
    sse: { anchor: 'start', dx: -0.5, dy: 1.45 },
    ssw: { anchor: 'end', dx: 0.5, dy: 1.45 },
  }
