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

/**
 * The mean advances of groups of letters in the text font at weight 600, in ems: a least-squares fit to the widths of
 * the sample's place names in a browser. None of those is off by more than 5%.
 */
const advances = [
  { letters: /[ .,'’ijlI]/, width: 0.21 },
  { letters: /[ftr]/, width: 0.37 },
  { letters: /[mwMW]/, width: 0.79 },
  { letters: /\p{Lu}/u, width: 0.67 },
  { letters: /./su, width: 0.59 },
] as const
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + advances.find(({ letters }) => letters.test(letter))!.width,
    0,
  )

/** The height of capitals, with room for an accent if there is one, and the depth of descenders, in ems. */
const heightOf = (text: string): number => (/\p{Lu}\p{M}/u.test(text.normalize('NFD')) ? 0.95 : 0.7)
const depthOf = (text: string): number => (/[gjpqy,]/.test(text) ? 0.21 : 0.01)

/** The space that a name takes up on one side of its pin. */
export function boxOf({ x, y, text }: Name, side: Side, size: number): Box {
  const { anchor, dx, dy } = shifts[side]
  const width = widthOf(text) * size
  const left = x + dx * size - { start: 0, middle: width / 2, end: width }[anchor]
  const base = y + dy * size
  return { left, right: left + width, top: base - heightOf(text) * size, bottom: base + depthOf(text) * size }
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
    const from = line[index]!
    return spread(0, 1, count).map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }))
  })

interface Ground {
  /** The font sizes at which names must find room, in units of the drawing. */
  sizes: readonly number[]
  /** Areas that no name may cover, besides pins and other names. */
  taken: readonly Box[]
  /** Points that names should avoid if possible, such as those along a river. */
  soft: readonly Point[]
  /** The radius of a pin. */
  pin: number
}

/** How many moves are tried, for each name, before a name without room stays on another. */
const movesPerName = 500
/** The share of moves to a random side: they lead out of arrangements that no single better move improves. */
const noise = 0.05

/** A generator of the same numbers in every build, from 0 up to but not including 1 (Numerical Recipes, section 7.1). */
function openNumbers(): () => number {
  let state = 1
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

/**
 * Chooses a side for each name so that none covers another name or a pin. As long as some do, one of them moves to its
 * best side, or now and then to a random one (min-conflicts with random walk: Russell and Norvig, Artificial
 * Intelligence, section 6.4). In the end, each takes the side that it likes most among those that are as good. If there
 * is not enough room, the arrangement with the fewest such names wins.
 */
export function placeNames(names: readonly Name[], { sizes, taken, soft, pin }: Ground): Side[] {
  const next = openNumbers()
  const anyOf = (count: number): number => Math.floor(next() * count)
  /** The boxes of each name on each side, one for each size. */
  const boxes = names.map((name) => sides.map((side) => sizes.map((size) => boxOf(name, side, size))))
  const fixed = [...names.map((name) => boxAround(name, pin)), ...taken]
  /** What each side of each name costs, wherever the other names are. */
  const costs = boxes.map((each) =>
    each.map((own, side) => {
      const isIn = ({ x, y }: Point) =>
        own.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
      return {
        area: own
          .flatMap((box) => fixed.map((other) => overlap(box, other)))
          .reduce((sum, area) => sum + area, 0),
        taste: side + 40 * soft.filter(isIn).length,
      }
    }),
  )
  const chosen = names.map(() => 0)
  const coveredArea = (index: number, side = chosen[index]!): number => {
    const own = boxes[index]![side]!
    let area = costs[index]![side]!.area
    for (const [at, other] of chosen.entries())
      if (at !== index)
        for (const [size, box] of boxes[at]![other]!.entries()) area += overlap(own[size]!, box)
    return area
  }
  /** The sides where the least of a name is covered. */
  const bestSides = (index: number): number[] => {
    const areas = sides.map((_, side) => coveredArea(index, side))
    const least = Math.min(...areas)
    return [...sides.keys()].filter((side) => areas[side] === least)
  }

  /** The names without room on any side, which no move can uncover. */
  const hopeless = costs.filter((each) => each.every(({ area }) => area > 0)).length
  let best = { sides: [...chosen], covered: Infinity }
  for (let move = 0; move < movesPerName * names.length; move += 1) {
    const covered = [...names.keys()].filter((index) => coveredArea(index) > 0)
    if (covered.length < best.covered) best = { sides: [...chosen], covered: covered.length }
    if (covered.length === hopeless) break
    const index = covered[anyOf(covered.length)]!
    const open = next() < noise ? [...sides.keys()] : bestSides(index)
    chosen[index] = open[anyOf(open.length)]!
  }
  chosen.splice(0, Infinity, ...best.sides)
  for (const [index, side] of costs.entries())
    chosen[index] = bestSides(index).toSorted((one, other) => side[one]!.taste - side[other]!.taste)[0]!
  return chosen.map((side) => sides[side]!)
}
