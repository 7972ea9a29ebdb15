import type { Joint, Member, Support } from './truss.ts'

/**
 * The bridge of the home page: a lenticular truss like that of the Smithfield Street Bridge, which has carried the road
 * over the Monongahela since 1883, simplified until statics alone can solve it. Lengths are in units of the drawing (y
 * upward), not in feet, since only the angles matter to the forces.
 */
const panels = 8
const panel = 115
const left = 40
const axis = -146
const rise = 92
const deck = -300

/** Where the road is: its number of panels, their length, its left end and its height. */
export const road = { panels, panel, left, deck }

/** The weight of the truck, in short tons of 2,000 pounds. */
export const truckWeight = 20

export type Kind = 'top' | 'bottom' | 'post' | 'diagonal' | 'hanger'

/** The panel points between the ends. */
export const inner = Array.from({ length: panels - 1 }, (_, index) => index + 1)
const half = (at: number) => rise * (1 - ((at * 2) / panels - 1) ** 2)
const x = (at: number) => left + at * panel

// The order of the joints: the two ends, then from left to right the top chord, the bottom chord and the road.
const top = (at: number) => (at === 0 ? 0 : at === panels ? 1 : at + 1)
const bottom = (at: number) => (at === 0 ? 0 : at === panels ? 1 : at + panels)
/** The joint of the road at a panel point between the ends. */
export const roadJoint = (at: number): number => at + 2 * panels - 1

const all = [0, ...inner]
const members: readonly (readonly [Kind, number, Member])[] = [
  ...all.map((at) => ['top', at + 1, [top(at), top(at + 1)]] as const),
  ...all.map((at) => ['bottom', at + 1, [bottom(at), bottom(at + 1)]] as const),
  ...inner.map((at) => ['post', at, [top(at), bottom(at)]] as const),
  // They slope down toward the middle, as in a Pratt truss: most of them are in tension when the middle is loaded.
  ...inner.slice(0, -1).map((at) => {
    const member: Member = at < panels / 2 ? [top(at), bottom(at + 1)] : [bottom(at), top(at + 1)]
    return ['diagonal', at, member] as const
  }),
  ...inner.map((at) => ['hanger', at, [bottom(at), roadJoint(at)]] as const),
]

const joints: readonly Joint[] = [
  { x: x(0), y: axis },
  { x: x(panels), y: axis },
  ...inner.map((at) => ({ x: x(at), y: axis + half(at) })),
  ...inner.map((at) => ({ x: x(at), y: axis - half(at) })),
  ...inner.map((at) => ({ x: x(at), y: deck })),
]

const supports: readonly Support[] = [
  { joint: 0, x: true, y: true },
  { joint: 1, y: true },
  // The road's own beams hold it lengthwise, from bank to bank.
  ...inner.map((at) => ({ joint: roadJoint(at), x: true })),
]

export const bridge = { joints, supports, members: members.map(([, , member]) => member) }

/** The kind of each member, and its number among those of its kind, from the left. */
export const memberNames: readonly { kind: Kind; at: number }[] = members.map(([kind, at]) => ({ kind, at }))
