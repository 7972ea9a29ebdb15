import type { MapSpot } from '#components/map/sides.ts'

/** The place itself, a neighbor, or the center that distances are measured from. */
export interface PlacePin<Href extends string = string> extends MapSpot {
  /** Absent for the place itself: a page does not link to itself. */
  href?: Href
}

export interface PlaceMap<Href extends string> {
  chosen: PlacePin<Href>
  neighbors: PlacePin<Href>[]
  /** The center, where the measured line begins; absent if it is one of the others. */
  from?: PlacePin<Href>
  borders: string
  rivers: string
  /** Circles at round distances around the center, if the site has no outlines. */
  rings: string
  /** Path data: dots for the other places in the frame. */
  others: string
  /** The measured line from the center, with its label; absent if the place is the center. */
  measure?: { d: string; x: number; y: number; text: string }
}
