import { middleOf } from './labels.ts'
import { bridge, inner, road, roadJoint, truckWeight } from './lenticular.ts'
import { solve, type Joint, type Load } from './truss.ts'

/** How far the joint that moves most sinks, in units of the drawing. */
const fall = 40

/** Forces below this, in tons, are drawn as zero. */
const faint = 0.05

/** The truck's weight, divided between the two road joints beside it by the law of the lever. */
export const loadsAt = (at: number): Load[] =>
  inner
    .filter((panel) => Math.abs(panel - at) < 1)
    .map((panel) => ({ joint: roadJoint(panel), y: -truckWeight * (1 - Math.abs(panel - at)) }))

/**
 * The bridge with the truck on it.
 * @param at The truck's place, in panels from the left bank.
 * @param removed The member that was taken out.
 */
export function stateAt(at: number, removed?: number) {
  const members = bridge.members.filter((_, index) => index !== removed)
  const solution = solve({ ...bridge, members }, loadsAt(at))
  /** One for each member, including the removed one; undefined if the bridge collapses. */
  const forces = removed === undefined ? solution.forces : solution.forces?.toSpliced(removed, 0, 0)
  const motion = solution.motion ?? []
  const fallen = motion.map((move, index) => {
    const { x, y } = bridge.joints[index]!
    return { x: x + move.x * fall, y: y + move.y * fall }
  })
  /** Those that nothing holds are lower than usual. */
  const joints = forces ? bridge.joints : fallen
  /** The joints that can move. */
  const loose = motion.flatMap((move, index) => (Math.hypot(move.x, move.y) > 0.01 ? [index] : []))
  const sizes = (forces ?? []).map(Math.abs)
  /** The member with the largest force. */
  const busiest = Math.max(0, sizes.indexOf(Math.max(...sizes)))
  return { ...solution, at, removed, forces, joints, loose, busiest }
}

export type BridgeState = ReturnType<typeof stateAt>

type Kind = 'pull' | 'push' | 'rest' | 'loose' | 'out'

function kindOf({ forces, removed }: BridgeState, index: number): Kind {
  if (index === removed) return 'out'
  if (!forces) return 'loose'
  const force = forces[index] ?? 0
  if (Math.abs(force) < faint) return 'rest'
  return force > 0 ? 'pull' : 'push'
}

const polyline = (points: readonly Joint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(-y)}`).join('')

const dots = (points: readonly Joint[]): string => points.map((point) => `${polyline([point])}h0`).join('')

/** Members in compression are drawn as tubes, so they are wider than those in tension under the same force. */
const widths: Readonly<Record<Kind, (force: number) => number>> = {
  pull: (force) => 2.5 + 0.4 * force,
  push: (force) => 4 + 0.4 * force,
  rest: () => 1.5,
  loose: () => 2.5,
  out: () => 2.5,
}

/**
 * Everything in the drawing that changes with the load, as SVG attributes (y downward, widths in pixels).
 */
export function drawnOf(state: BridgeState) {
  const { joints, at, loose } = state
  const ends = (index: number) => bridge.members[index]!.map((joint) => joints[joint]!)
  const kinds = bridge.members.map((_, index) => kindOf(state, index))
  const isLoose = (index: number) => !state.forces && loose.includes(index)
  const heights = [road.deck, ...inner.map((panel) => joints[roadJoint(panel)]!.y), road.deck]
  const deck = heights.map((y, panel) => ({ x: road.left + panel * road.panel, y }))
  const before = Math.min(road.panels - 1, Math.floor(at))
  const [from, to] = [heights[before]!, heights[before + 1]!]
  return {
    members: kinds.map((kind, index) => ({
      class: `bridge__${kind}`,
      d: polyline(ends(index)),
      'stroke-width': Math.round(widths[kind](Math.abs(state.forces?.[index] ?? 0)) * 10) / 10,
    })),
    paths: {
      /** The hollows of all members in compression. */
      hollow: kinds.map((kind, index) => (kind === 'push' ? polyline(ends(index)) : '')).join(''),
      road: polyline([{ x: -2000, y: road.deck }, ...deck, { x: 3000, y: road.deck }]),
      pins: dots(joints.filter((_, index) => !isLoose(index))),
      'loose-pins': dots(joints.filter((_, index) => isLoose(index))),
    },
    truck: `translate(${Math.round(road.left + at * road.panel)} ${Math.round(-(from + (to - from) * (at - before)))})`,
  }
}

/** The position of the text with a member's force: above its middle, within the drawing. */
export function figureAt({ joints }: BridgeState, index: number) {
  const { x, y } = middleOf(index, joints)
  return { x: Math.round(Math.min(840, Math.max(160, x))), y: Math.round(y - 26) }
}
