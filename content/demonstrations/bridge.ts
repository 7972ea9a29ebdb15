import type { Joint, Member, Support } from '#components/bridge/truss.ts'

/**
 * The bridge of the home page: a lenticular truss, as the Smithfield Street Bridge has carried the road
 * over the Monongahela on since 1883, made lighter until statics alone can solve it. Lengths are units of
 * the drawing (y upward), not feet: only the angles matter to the forces.
 */
const panels = 8
const panel = 115
const left = 40
const axis = -142
const rise = 92
const deck = -292

/** Where the road runs, and how far the truck can go, in panels. */
export const road = { panels, panel, left, deck }

/** The weight of the truck, in short tons of 2,000 pounds. */
export const truckWeight = 20

export type Kind = 'top' | 'bottom' | 'post' | 'diagonal' | 'hanger'

const inner = Array.from({ length: panels - 1 }, (_, index) => index + 1)
const half = (at: number) => rise * (1 - ((at * 2) / panels - 1) ** 2)
const x = (at: number) => left + at * panel

// The two ends, then from left to right the joints of the top chord, the bottom chord and the road.
const top = (at: number) => (at === 0 ? 0 : at === panels ? 1 : at + 1)
const bottom = (at: number) => (at === 0 ? 0 : at === panels ? 1 : at + panels)
/** The joint of the road at a panel point between the ends. */
export const roadJoint = (at: number): number => at + 2 * panels - 1

const all = [0, ...inner]
const members: readonly (readonly [Kind, number, Member])[] = [
  ...all.map((at) => ['top', at + 1, [top(at), top(at + 1)]] as const),
  ...all.map((at) => ['bottom', at + 1, [bottom(at), bottom(at + 1)]] as const),
  ...inner.map((at) => ['post', at, [top(at), bottom(at)]] as const),
  // They fall toward the middle, as in a Pratt truss: most of them pull when the middle is loaded.
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
  // The road is held along its length by its own beams, from bank to bank.
  ...inner.map((at) => ({ joint: roadJoint(at), x: true })),
]

export const bridge = { joints, supports, members: members.map(([, , member]) => member) }
export const memberNames: readonly { kind: Kind; at: number }[] = members.map(([kind, at]) => ({ kind, at }))

const kinds: Readonly<Record<Kind, string>> = {
  top: 'top chord',
  bottom: 'bottom chord',
  post: 'post',
  diagonal: 'diagonal',
  hanger: 'hanger',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const tons = (value: number) => {
  const text = value.toFixed(1).replace(/\.0$/, '')
  return text === '1' ? '1 ton' : `${text} tons`
}

export const bridgeTexts = {
  title: 'A truss bridge with a 20-ton truck on it',
  name: 'A bridge you can load',
  legend: { pull: 'Gold is pulled', push: 'Blue is pushed', width: 'wider lines carry more' },
  position: 'Move the truck',
  choose: 'Part of the bridge',
  none: 'Choose a part',
  takeOut: 'Take it out',
  putBack: 'Put it back',
  failed: 'The bridge could not be loaded. The drawing stays as it is.',
  member: (index: number) => {
    const found = memberNames[index]
    return found ? `${kinds[found.kind]} ${found.at}` : ''
  },
  option: (index: number) => capital(bridgeTexts.member(index)),
  place: (at: number) =>
    at <= 0
      ? 'on the left bank'
      : at >= panels
        ? 'on the right bank'
        : `${Math.round(at * 10) / 10} of ${panels} panels across`,
  /** What a member does, in tons. */
  force: (force: number) =>
    Math.abs(force) < 0.05 ? 'rests' : force > 0 ? `pulled, ${tons(force)}` : `pushed, ${tons(-force)}`,
  state: (at: number, busiest: number, force: number) =>
    Math.abs(force) < 0.05
      ? `Truck ${bridgeTexts.place(at)}. The banks carry it; the bridge rests.`
      : `Truck ${bridgeTexts.place(at)}. ${bridgeTexts.option(busiest)} works hardest: ${bridgeTexts.force(force)}.`,
  chosen: (index: number, force: number) => `${bridgeTexts.option(index)}: ${bridgeTexts.force(force)}.`,
  spared: (index: number) =>
    `Without ${bridgeTexts.member(index)} the bridge stands only while the truck is here. Move it.`,
  fallen: (index: number, count: number) =>
    `Without ${bridgeTexts.member(index)} ${count === 1 ? '1 joint loses its hold' : `${count} joints lose their hold`}, and the truck goes down with the road.`,
}
