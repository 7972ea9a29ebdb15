import type { MapSpot } from '#components/map/sides.ts'

interface Position {
  x: number
  y: number
}

interface Circle extends Position {
  radius: number
}

/** A link on the map. */
export interface Pin<Href extends string = string> extends MapSpot {
  href: Href
  /** Whether its name is shown on small screens too. */
  isMajor: boolean
  /** There is no room for its name, which shows on hover and focus. */
  isBare?: true
}

export interface Lettering {
  text: string
  x: number
  y: number
  /** Degrees, clockwise. */
  turn?: number
}

/** A circle in a corner that enlarges the surroundings of the center. */
export interface Detail<Href extends string> extends Circle {
  /** How many times larger than the sheet. */
  scale: number
  rivers: string
  /** The same circle on the sheet, and the line that leads from there. */
  focus: Circle
  lead: string
  pins: Pin<Href>[]
}

export interface AreaMap<Href extends string> {
  pins: Pin<Href>[]
  /** Path data by what it draws; empty where the site has no outlines. */
  paths: Record<'area' | 'borders' | 'beyond' | 'rivers' | 'ticks' | 'crosses', string>
  regions: Lettering[]
  waters: Lettering[]
  degrees: Lettering[]
  /** Circles at round distances around the center; where `isWide`, narrow windows may cut off the note. */
  rings: { text: string; radius: number; note?: Position; isWide?: true }[]
  /** Where distances are measured from. */
  point: Position
  detail?: Detail<Href>
  /** The scale bar: its length on the drawing, and the distance that it stands for. */
  scale: { length: number; text: string }
}
