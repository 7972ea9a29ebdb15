import { shifts, type Side } from '../../components/map/sides.ts'
import { spread, type Point } from '../../model/geometry.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Name extends Point {
  text: string
}

/** The sides in order of preference: if several are free, the first one wins. */
const sides = Object.keys(shifts) as Side[]

/** The mean advance of the display font's letters at weight 600, in ems, measured on the places' names. */
const advance = 0.56

/** The space that a name takes up on one side of its pin. */
export function boxOf({ x, y, text }: Name, side: Side, size: number): Box {
  const { anchor, dx, dy } = shifts[side]
  const width = text.length * advance * size
  const start = x + dx * size - { start: 0, middle: width / 2, end: width }[anchor]
  const base = y + dy * size
  return { left: start - 1, right: start + width + 1, top: base - 0.82 * size, bottom: base + 0.26 * size }
}

/** The space that letter-spaced text takes up around a point. */
export function letteringBox({ text, x, y }: Name, size: number): Box {
  const half = (text.length * size * 0.74) / 2
  return { left: x - half, right: x + half, top: y - size, bottom: y + size * 0.3 }
}

/** The area that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

export const boxAround = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/**
 * Points along a line, close enough that no name fits between them.
 * @param count Points for each of its stretches.
 */
export const samples = (line: readonly Point[], count: number): Point[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    return spread(0, 1, count).map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }))
  })

interface Ground {
  /** The font size of the names, in units of the drawing. */
  size: number
  /** Areas that no name may cover, besides pins and other names. */
  taken: readonly Box[]
  /** Points that names should avoid if possible, such as those along a river. */
  soft: readonly Point[]
  /** The radius of a pin. */
  pin: number
}

/**
 * Chooses a side for each name so that none covers another name or a pin. Each name in turn takes its best side, until
 * nothing changes. Costs are overlapping areas, so if no side is free, the least bad one wins.
 */
export function placeNames(names: readonly Name[], { size, taken, soft, pin }: Ground): Side[] {
  const chosen: Side[] = names.map(() => 'e')
  const pins = names.map((name) => boxAround(name, pin))
  const cost = (index: number, side: Side): number => {
    const name = names[index]
    if (!name) return 0
    const box = boxOf(name, side, size)
    const others = names.flatMap((other, at) => (at === index ? [] : [boxOf(other, chosen[at] ?? 'e', size)]))
    const hard = [...others, ...pins, ...taken].reduce((sum, other) => sum + overlap(box, other), 0)
    const wet = soft.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    return hard * 100 + wet.length * 40 + sides.indexOf(side)
  }
  for (let round = 0; round < 30; round += 1) {
    const before = chosen.join()
    for (const index of names.keys()) {
      const costs = sides.map((side) => cost(index, side))
      chosen[index] = sides[costs.indexOf(Math.min(...costs))] ?? 'e'
    }
    if (chosen.join() === before) break
  }
  return chosen
}
