import { bridge, road, roadJoint, truckWeight } from '#content/demonstrations/bridge.ts'
import { solve, type Joint, type Load, type Solution } from './truss.ts'

export interface BridgeState extends Solution {
  /** One for each member, that which was taken out included. */
  forces: readonly number[] | undefined
  /** Where the joints stand: let down, for show, where nothing holds them. */
  joints: readonly Joint[]
  /** The joints that can move. */
  loose: readonly number[]
  /** The member with the largest force. */
  busiest: number
}

/** How far the joint that moves most is let down in the drawing, in its units. */
const fall = 34

/** The truck's weight on the two joints of the road around it, by the law of the lever. */
export function loadsAt(position: number): Load[] {
  const before = Math.floor(position)
  const share = position - before
  return [
    { at: before, part: 1 - share },
    { at: before + 1, part: share },
  ]
    .filter(({ at, part }) => at > 0 && at < road.panels && part > 0)
    .map(({ at, part }) => ({ joint: roadJoint(at), y: -truckWeight * part }))
}

/**
 * The bridge with the truck on it.
 * @param position The truck's place, in panels from the left bank.
 * @param removed The member that was taken out.
 */
export function stateAt(position: number, removed?: number): BridgeState {
  const members = bridge.members.filter((_, index) => index !== removed)
  const solution = solve({ ...bridge, members }, loadsAt(position))
  const forces =
    removed === undefined || !solution.forces ? solution.forces : solution.forces.toSpliced(removed, 0, 0)
  const motion = solution.forces ? undefined : solution.motion
  const joints = bridge.joints.map(({ x, y }, index) => ({
    x: x + (motion?.[index]?.x ?? 0) * fall,
    y: y + (motion?.[index]?.y ?? 0) * fall,
  }))
  const loose = (solution.motion ?? []).flatMap((move, index) =>
    Math.hypot(move.x, move.y) > 0.01 ? [index] : [],
  )
  const sizes = (forces ?? []).map(Math.abs)
  return { ...solution, forces, joints, loose, busiest: Math.max(0, sizes.indexOf(Math.max(...sizes))) }
}

/** A member's part in the drawing: its class, path and width of line. */
export function strokeOf(state: BridgeState, index: number, removed?: number) {
  const [from = 0, to = 0] = bridge.members[index] ?? []
  const ends = [from, to].map((joint) => state.joints[joint] ?? { x: 0, y: 0 })
  const force = state.forces?.[index] ?? 0
  const kind =
    index === removed
      ? 'out'
      : !state.forces
        ? 'loose'
        : Math.abs(force) < 0.05
          ? 'rest'
          : force > 0
            ? 'pull'
            : 'push'
  return {
    class: kind,
    d: ends.map(({ x, y }, end) => `${end === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(-y)}`).join(''),
    'stroke-width': String(
      kind === 'loose' || kind === 'out' ? 2 : Math.round((1.5 + Math.abs(force) * 0.42) * 10) / 10,
    ),
  }
}
