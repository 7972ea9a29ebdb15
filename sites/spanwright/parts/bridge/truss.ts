/** A joint of a truss: x runs to the right and y upward, in any unit of length. */
export interface Joint {
  x: number
  y: number
}

/** A bar between two joints, by their indices. */
export type Member = readonly [from: number, to: number]

/** The movements of a joint that its support prevents: both for a pin, one for a roller. */
export interface Support {
  joint: number
  x?: boolean
  y?: boolean
}

/** A force on a joint. A weight has a negative `y`. */
export interface Load {
  joint: number
  x?: number
  y?: number
}

export interface Truss {
  joints: readonly Joint[]
  members: readonly Member[]
  supports: readonly Support[]
}

export interface Solution {
  /** The force in each member, positive in tension; undefined where the truss cannot carry the load. */
  forces: readonly number[] | undefined
  /** The reactions of the supports, each support's x before its y; undefined as above. */
  reactions: readonly number[] | undefined
  /**
   * How the joints can move without any member changing its length, scaled so that the largest movement is 1 and the
   * load goes down; undefined for a rigid truss.
   */
  motion: readonly Joint[] | undefined
}

/** Smaller values count as zero: they are within the rounding error of a few dozen additions of numbers around 1. */
const nothing = 1e-9

/** One column for each unknown: the forces that a unit of it puts on every joint, x before y. */
function columnsOf({ joints, members, supports }: Truss): number[][] {
  const empty = () => joints.flatMap(() => [0, 0])
  const bars = members.map(([from, to], index) => {
    const [a, b] = [joints[from], joints[to]]
    if (!a || !b) throw new RangeError(`members[${index}] names a joint that does not exist.`)
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length === 0) throw new RangeError(`members[${index}] has no length.`)
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
    return empty()
      .with(from * 2, x)
      .with(from * 2 + 1, y)
      .with(to * 2, -x)
      .with(to * 2 + 1, -y)
  })
  const held = supports.flatMap(({ joint, x, y }, index) => {
    if (!joints[joint]) throw new RangeError(`supports[${index}] names a joint that does not exist.`)
    return [...(x ? [joint * 2] : []), ...(y ? [joint * 2 + 1] : [])].map((row) => empty().with(row, 1))
  })
  return [...bars, ...held]
}

/** Gauss–Jordan elimination with partial pivoting. @returns The row of each column's pivot. */
function reduce(rows: number[][], columns: number): (number | undefined)[] {
  let next = 0
  return Array.from({ length: columns }, (_, column) => {
    let best = next
    for (let row = next; row < rows.length; row += 1) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row
    }
    const [pivotRow, other] = [rows[best], rows[next]]
    const pivot = pivotRow?.[column] ?? 0
    if (!pivotRow || !other || Math.abs(pivot) < nothing) return undefined
    rows[best] = other
    const scaled = pivotRow.map((value) => value / pivot)
    rows[next] = scaled
    rows.forEach((row, index) => {
      const factor = row[column] ?? 0
      if (index === next || factor === 0) return
      rows[index] = row.map((value, at) => value - factor * (scaled[at] ?? 0))
    })
    next += 1
    return next - 1
  })
}

/** A movement of the joints that lengthens no member and moves no support. */
function motionOf(columns: readonly number[][], force: readonly number[]): Joint[] | undefined {
  const rows = columns.map((column) => [...column])
  const pivots = reduce(rows, force.length)
  const free = pivots.flatMap((row, column) => (row === undefined ? [column] : []))
  if (free.length === 0) return undefined
  const moves = free.map((unknown) =>
    force.map((_, at) => {
      const row = pivots[at]
      if (row === undefined) return at === unknown ? 1 : 0
      return -(rows[row]?.[unknown] ?? 0)
    }),
  )
  const work = (move: readonly number[]) => move.reduce((sum, value, at) => sum + value * (force[at] ?? 0), 0)
  // Of several possible movements, the one in which the load does the most work.
  const chosen = moves.toSorted((a, b) => Math.abs(work(b)) - Math.abs(work(a)))[0] ?? []
  const most = Math.max(...chosen.map(Math.abs)) * (work(chosen) < 0 ? -1 : 1)
  return Array.from({ length: chosen.length / 2 }, (_, joint) => ({
    x: (chosen[joint * 2] ?? 0) / most,
    y: (chosen[joint * 2 + 1] ?? 0) / most,
  }))
}

/**
 * Solves a pin-jointed plane truss by the method of joints: at every joint the members' forces, the supports' reactions
 * and the loads add up to zero, horizontally and vertically. Forces come out in the unit of the loads.
 * @throws {RangeError} If a member, support or load names a joint that does not exist, a member has no
 * length, or the truss has more members or supports than statics alone can tell apart.
 */
export function solve(truss: Truss, loads: readonly Load[]): Solution {
  const columns = columnsOf(truss)
  const force = truss.joints.flatMap(() => [0, 0])
  loads.forEach(({ joint, x = 0, y = 0 }, index) => {
    if (!truss.joints[joint]) throw new RangeError(`loads[${index}] names a joint that does not exist.`)
    force[joint * 2] = (force[joint * 2] ?? 0) + x
    force[joint * 2 + 1] = (force[joint * 2 + 1] ?? 0) + y
  })
  const rows = force.map((value, row) => [...columns.map((column) => column[row] ?? 0), -value])
  const pivots = reduce(rows, columns.length)
  if (pivots.includes(undefined))
    throw new RangeError('The truss has more members or supports than statics alone can solve.')
  const size = Math.max(1, ...force.map(Math.abs))
  const isCarried = rows
    .slice(columns.length)
    .every((row) => Math.abs(row.at(-1) ?? 0) < nothing * size * 100)
  const values = columns.map((_, column) => rows[column]?.at(-1) ?? 0)
  return {
    forces: isCarried ? values.slice(0, truss.members.length) : undefined,
    reactions: isCarried ? values.slice(truss.members.length) : undefined,
    motion: motionOf(columns, force),
  }
}
