import type { Side } from '#components/map/sides.ts'

interface Position {
  x: number
  y: number
}

/** A link on the map. */
export interface Pin<Href extends string = string> {
  label: string
  href: Href
  x: number
  y: number
  side: Side
  /** Whether its name is also shown where the map is small. */
  isMajor: boolean
}

export interface Lettering {
  text: string
  x: number
  y: number
  /** Degrees, clockwise. */
  turn?: number
}

export interface AreaMap<Href extends string> {
  pins: Pin<Href>[]
  /** Path data by what it draws. */
  paths: Record<'area' | 'borders' | 'beyond' | 'rivers' | 'ticks' | 'crosses', string>
  counties: Lettering[]
  waters: Lettering[]
  degrees: Lettering[]
  /** Circles around the point, with the miles of each. */
  rings: { miles: number; radius: number; note: Position }[]
  point: Position
  /** A circle in which a part is shown larger. */
  detail?: {
    x: number
    y: number
    radius: number
    /** How many times larger than the sheet. */
    scale: number
    rivers: string
    /** Radius of the same circle on the sheet. */
    focus: number
    pins: Pin<Href>[]
  }
  /** Units of ten miles, for the scale bar. */
  tenMiles: number
}
