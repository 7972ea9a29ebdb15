import { assert, constantFrom, double, integer, property, record, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bridge, truckWeight } from './lenticular.ts'
import { loadsAt, stateAt } from './state.ts'
import { solve, type Joint, type Load, type Solution, type Truss } from './truss.ts'

/** A truss on a pin and a roller. @param joints As `x,y`. @param members As `from-to`. */
const truss = (joints: string, members: string): Truss => ({
  joints: pairs(joints, ',').map(([x, y]) => ({ x, y })),
  members: pairs(members, '-'),
  supports: [
    { joint: 0, x: true, y: true },
    { joint: 1, y: true },
  ],
})

const pairs = (text: string, separator: string) =>
  text.split(' ').map((pair) => pair.split(separator).map(Number) as [number, number])

/** A truss on two pins, like a bracket on a wall. */
const bracket = (joints: string, members: string): Truss => ({
  ...truss(joints, members),
  supports: [0, 1].map((joint) => ({ joint, x: true, y: true })),
})

type Case = [name: string, truss: Truss, loads: Record<number, number>, forces: number[]]

/** Trusses with a load on some joints, and the force in each member, calculated by hand as the comment above explains. */
const cases: readonly Case[] = [
  // Joint 2: each rafter slopes 3-4-5 and carries half of 12: 6·5/3 = 10 pushed. The tie: 10·4/5 = 8.
  ['a triangle', truss('0,0 8,0 4,3', '0-2 1-2 0-1'), { 2: -12 }, [-10, -10, 8]],
  // The load hangs from the post: 12. The rest is like the triangle.
  [
    'a king post, loaded at the foot of the post',
    truss('0,0 8,0 4,3 4,0', '0-2 1-2 0-3 3-1 3-2'),
    { 3: -12 },
    [-10, -10, 8, 8, 12],
  ],
  // Under a load at the ridge, nothing pulls at the foot of the post.
  [
    'a king post, loaded at the ridge',
    truss('0,0 8,0 4,3 4,0', '0-2 1-2 0-3 3-1 3-2'),
    { 2: -12 },
    [-10, -10, 8, 8, 0],
  ],
  // Two posts carry 9 each; rafters 9·5/3 = 15; ties and straining beam 15·4/5 = 12; no brace is needed.
  [
    'a queen post under an even load',
    truss('0,0 12,0 4,0 8,0 4,3 8,3', '0-4 4-5 5-1 0-2 2-3 3-1 2-4 3-5 2-5'),
    { 2: -9, 3: -9 },
    [-15, -12, -15, 12, 12, 12, 9, 9, 0],
  ],
  // Half-panels 3, height 4. Reaction 12: end diagonals 12·5/4 = 15 pushed; inner ones carry the same 12
  // each: 15 pulled. Bottom 15·3/5 = 9; top, by moments about the middle: 12·6/4 = 18.
  [
    'a Warren truss of two panels',
    truss('0,0 12,0 6,0 3,4 9,4', '0-3 3-2 2-4 4-1 0-2 2-1 3-4'),
    { 2: -24 },
    [-15, 15, 15, -15, 9, 9, -18],
  ],
  // Panels 3, height 4, 16 in the middle; reactions 8. End posts 8·5/4 = 10 pushed, bottom 6. Hip posts
  // carry no load: 0. Diagonals to the middle 10 pulled; top 8·6/4 = 12 pushed; middle post 0.
  [
    'a Pratt truss of four panels',
    truss('0,0 12,0 3,0 6,0 9,0 3,4 6,4 9,4', '0-5 7-1 0-2 2-3 3-4 4-1 5-6 6-7 2-5 3-6 4-7 5-3 3-7'),
    { 3: -16 },
    [-10, -10, 6, 6, 6, 6, -12, -12, 0, 0, 0, 10, 10],
  ],
  // Like the Pratt truss with its diagonals reversed. They are pushed 10 each and meet at the top of the middle
  // post, which must lift 16. Inner bottom chords, by moments about the top middle: 8·6/4 = 12. Top: 8·3/4 = 6.
  // Outer posts are pulled 8: they lift the feet of the diagonals.
  [
    'a Howe truss of four panels',
    truss('0,0 12,0 3,0 6,0 9,0 3,4 6,4 9,4', '0-5 7-1 0-2 2-3 3-4 4-1 5-6 6-7 2-5 3-6 4-7 2-6 6-4'),
    { 3: -16 },
    [-10, -10, 6, 12, 12, 6, -6, -6, 8, 16, 8, -10, -10],
  ],
  // A bracket of 4 with a 3-4-5 strut below: strut 9·5/3 = 15 pushed, tie 15·4/5 = 12 pulled.
  ['a wall bracket', bracket('0,3 0,0 4,3', '0-2 1-2'), { 2: -9 }, [12, -15]],
  // Two bays of 4, height 3, 6 at the tip. Tip: diagonal 6·5/3 = 10 pulled, bottom 8 pushed. The post
  // carries 6 down to the bottom (pushed); second diagonal 10 pulled, top 8 pulled, bottom 16 pushed.
  [
    'a cantilever of two bays',
    bracket('0,3 0,0 4,3 4,0 8,0', '2-4 3-4 2-3 0-2 0-3 1-3'),
    { 4: -6 },
    [10, -8, -6, 8, 10, -16],
  ],
  // The two arms of the K share 8 evenly: 4 each, at 3-4-5: ±5.
  ['the two arms of a K', bracket('0,8 0,0 3,4', '0-2 1-2'), { 2: -8 }, [5, -5]],
  // Loads of 6 on the ridge and both quarter points; reactions 9. Lower rafter 9·5/3 = 15, tie 12. At a quarter
  // point, the strut to the middle of the tie, as steep as the rafter, is pushed 5; upper rafter 10. The post
  // holds up both struts: 2·5·3/5 = 6.
  [
    'a roof truss with struts',
    truss('0,0 16,0 8,0 4,3 8,6 12,3', '0-3 3-4 4-5 5-1 0-2 2-1 3-2 5-2 2-4'),
    { 3: -6, 4: -6, 5: -6 },
    [-15, -10, -10, -15, 12, 12, -5, -5, 6],
  ],
]

describe('forces of textbook trusses', () => {
  test.each(cases)('%s', (_name, given, loads, forces) => {
    const weights = Object.entries(loads).map(([joint, y]) => ({ joint: Number(joint), y }))
    const found = solve(given, weights).forces ?? []
    expect(found).toHaveLength(forces.length)
    forces.forEach((force, index) => {
      expect(Math.abs((found[index] ?? Number.NaN) - force), `member ${index}`).toBeLessThanOrEqual(
        Math.max(Math.abs(force), 1) * 0.001,
      )
    })
  })
})

describe('trusses that cannot be solved', () => {
  const square = truss('0,0 4,0 4,3 0,3', '0-1 1-2 2-3 3-0')

  test('a square without a diagonal leans over', () => {
    const { forces, motion } = solve(square, [{ joint: 3, x: 5 }])
    expect(forces).toBeUndefined()
    expect(motion?.flatMap(({ x, y }) => [x, y])).toEqual(
      [0, 0, 0, 0, 1, 0, 1, 0].map((value) => expect.closeTo(value, 9)),
    )
  })

  test('the same square carries a load that does not make it lean', () => {
    const { forces, motion } = solve(square, [{ joint: 2, y: -5 }])
    expect(forces?.map((force) => Math.round(force * 1e6) / 1e6 + 0)).toEqual([0, -5, 0, 0])
    expect(motion).toBeDefined()
  })

  test('one member too many is an error', () => {
    const crossed = { ...square, members: [...square.members, [0, 2], [1, 3]] as const }
    expect(() => solve(crossed, [])).toThrow(/more members or supports/)
  })

  test('the error names a joint that does not exist', () => {
    expect(() => solve({ ...square, members: [[0, 9]] }, [])).toThrow('members[0] names a joint')
    expect(() => solve(square, [{ joint: 7 }])).toThrow('loads[0] names a joint')
  })
})

/** The sum of all forces on each joint. */
function sumsOf(given: Truss, loads: readonly Load[], { forces, reactions }: Solution): Joint[] {
  const sums = given.joints.map(() => ({ x: 0, y: 0 }))
  const add = (joint: number, x: number, y: number) => {
    const sum = sums[joint]
    if (sum) Object.assign(sum, { x: sum.x + x, y: sum.y + y })
  }
  given.members.forEach(([from, to], index) => {
    const { x, y } = vector(given, from, to)
    const pull = (forces?.[index] ?? Number.NaN) / Math.hypot(x, y)
    add(from, x * pull, y * pull)
    add(to, -x * pull, -y * pull)
  })
  const held = given.supports.flatMap(({ joint, x, y }) => [
    ...(x ? [{ joint, x: 1, y: 0 }] : []),
    ...(y ? [{ joint, x: 0, y: 1 }] : []),
  ])
  held.forEach(({ joint, x, y }, index) => {
    const reaction = reactions?.[index] ?? Number.NaN
    add(joint, x * reaction, y * reaction)
  })
  for (const { joint, x = 0, y = 0 } of loads) add(joint, x, y)
  return sums
}

/** From one joint to another. */
function vector({ joints }: Truss, from: number, to: number): Joint {
  const [a, b] = [joints[from], joints[to]]
  if (!a || !b) throw new Error('no such joint')
  return { x: b.x - a.x, y: b.y - a.y }
}

describe('the bridge of the home page', () => {
  /** Any place of the truck, in panels. */
  const positions = integer({ min: 0, max: 80 }).map((tenths) => tenths / 10)
  const parts = double({ min: -50, max: 50, noNaN: true })

  test('is in equilibrium at every joint under any two loads', () => {
    const load = record({ joint: constantFrom(...bridge.joints.keys()), x: parts, y: parts })
    assert(
      property(tuple(load, load), (loads) => {
        for (const { x, y } of sumsOf(bridge, loads, solve(bridge, loads)))
          expect(Math.hypot(x, y)).toBeLessThan(1e-6)
      }),
    )
  })

  test('without one member, moves so that no other changes its length and the load goes down', () => {
    const removals = constantFrom(...bridge.members.keys())
    assert(
      property(positions, removals, (position, removed) => {
        const rest = { ...bridge, members: bridge.members.filter((_, index) => index !== removed) }
        const { motion = [], forces: carried } = stateAt(position, removed)
        expect(motion).toHaveLength(bridge.joints.length)
        rest.members.forEach(([from, to]) => {
          const along = vector(bridge, from, to)
          const apart = vector({ ...bridge, joints: motion }, from, to)
          const longer = (along.x * apart.x + along.y * apart.y) / Math.hypot(along.x, along.y)
          expect(Math.abs(longer), `member ${from}-${to}`).toBeLessThan(1e-6)
        })
        for (const { joint, x, y } of bridge.supports) {
          const { x: across, y: up } = motion[joint] ?? { x: Number.NaN, y: Number.NaN }
          expect([x && across, y && up].every((move) => !move || Math.abs(move) < 1e-9)).toBe(true)
        }
        const work = loadsAt(position).reduce(
          (sum, load) => sum + (load.y ?? 0) * (motion[load.joint]?.y ?? 0),
          0,
        )
        expect(work > 1e-9).toBe(!carried)
      }),
    )
  })

  test('each bank carries half of a truck in the middle', () => {
    const { reactions } = stateAt(4)
    expect(reactions?.[1]).toBeCloseTo(truckWeight / 2, 6)
    expect(reactions?.[2]).toBeCloseTo(truckWeight / 2, 6)
  })

  test('needs every member for some place of the truck', () => {
    bridge.members.forEach((_, index) => {
      const falls = [1, 2, 3, 4, 5, 6, 7].some((position) => stateAt(position, index).forces === undefined)
      expect(falls, `member ${index}`).toBe(true)
    })
  })

  test('loses only a piece of the road without a hanger', () => {
    const hanger = bridge.members.length - 4
    const { loose, joints, forces } = stateAt(4, hanger)
    expect(forces).toBeUndefined()
    expect(loose).toEqual([bridge.members[hanger]?.[1]])
    expect(joints[loose[0] ?? 0]?.y).toBeLessThan(bridge.joints[loose[0] ?? 0]?.y ?? 0)
    expect(stateAt(2, hanger).forces).toBeDefined()
  })
})
