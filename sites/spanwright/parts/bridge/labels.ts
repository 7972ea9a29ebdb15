import { bridge, memberNames, road } from './lenticular.ts'
import type { Joint } from './truss.ts'

/** A line of text in the drawing (y downward); x and y are its center. */
export interface Label {
  x: number
  y: number
  width: number
  height: number
}

/** The area for labels: the part of the drawing that a phone shows. No letter fills the top two units of a line. */
const room = { width: 1000, top: -2, height: 440 }

/** How far the baseline is below the middle of a line, as a share of its height. */
export const baseline = 0.32

/** The middle of a member, y downward. */
export function middleOf(index: number, joints: readonly Joint[]): Joint {
  const [from, to] = (bridge.members[index] ?? []).map((joint) => joints[joint] ?? { x: 0, y: 0 })
  return { x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2, y: -((from?.y ?? 0) + (to?.y ?? 0)) / 2 }
}

/**
 * The preferred place of a name, where it hides neither its part nor the truck: across a post or diagonal, above a
 * chord, and, for a hanger, below the road.
 */
export function labelOf(index: number, width: number, height: number): Label {
  const { x, y } = middleOf(index, bridge.joints)
  const aside = height * 0.8
  const heights = { top: y - aside, bottom: y - aside, post: y, diagonal: y, hanger: aside - road.deck }
  return { x, y: heights[memberNames[index]?.kind ?? 'post'], width, height }
}

const overlap = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height

/** Distances to try, in lines, the shortest first. */
const moves = Array.from({ length: 25 }, (_, index) => (index % 2 ? -1 : 1) * Math.ceil(index / 2) * 0.5)

/** Moves labels into the drawing, and up or down until none covers an earlier one. */
export function placed(labels: readonly Label[]): Label[] {
  const found: Label[] = []
  const isFree = (one: Label) =>
    one.y * 2 > 2 * room.top + one.height &&
    one.y * 2 < 2 * room.height - one.height &&
    !found.some((other) => overlap(one, other))
  for (const label of labels) {
    const half = label.width / 2
    const inside = { ...label, x: Math.max(half, Math.min(room.width - half, label.x)) }
    const places = moves.map((lines) => ({ ...inside, y: label.y + lines * label.height }))
    found.push(places.find(isFree) ?? inside)
  }
  return found
}
