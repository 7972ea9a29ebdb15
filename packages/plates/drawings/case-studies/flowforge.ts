import type { Drawing, Mark } from '../grammar/grammar.ts'

/** When a step is tried, in seconds after the first attempt: each wait is twice as long as the one before. */
const tries = [0, 1, 3, 7, 15, 31] as const

/** The waits, to scale, as arcs whose height grows with the wait. */
function waits(perSecond: number): readonly Mark[] {
  const arcs = tries.slice(1).map((end, index): Mark => {
    const start = tries[index] ?? 0
    const [from, to] = [start * perSecond, end * perSecond]
    const rise = (to - from) * 0.42 + 6
    const path = Array.from({ length: 9 }, (_, step) => {
      const t = step / 8
      return [from + (to - from) * t, -4 * rise * t * (1 - t)]
    })
    return { path: path.flat(), smooth: true, stroke: 'gold', line: 'outline' }
  })
  return [
    ...arcs,
    ...tries
      .slice(0, -1)
      .map((at): Mark => ({ circle: [at * perSecond, 0], r: 5, fill: 'ink', line: 'none' })),
    { circle: [31 * perSecond, 0], r: 13, fill: 'gold' },
    { tick: [31 * perSecond, 0], r: 6 },
  ]
}

const step = (x: number, text: string): Mark => ({
  box: [x, 0, 104, 50],
  fill: 'slate',
  line: 'outline',
  text,
})
const steps: readonly Mark[] = [
  step(0, 'Request'),
  step(140, 'Check stock'),
  { box: [280, -16, 104, 82], fill: 'gold', line: 'outline', text: 'A person\nsays yes' },
  step(420, 'Invoice'),
  step(560, 'Notice'),
  ...[104, 244, 384, 524].map((x): Mark => ({ path: [x, 25, x + 34, 25], line: 'outline', arrow: 'end' })),
]

/** The table that records each step. */
const queue = (width: number): readonly Mark[] => [
  { box: [0, 0, width, 40], fill: 'river', line: 'outline', text: 'One table: step, try, since, data' },
]

/** An order, the steps it goes through, which may run twice, and the table that records it. */
export const drawing: Drawing = {
  alt: 'Five steps of an order over one table that remembers it. A failed check is tried again after 1, 2, 4, 8 and 16 seconds; a person approves.',
  ground: 'blueprint',
  heights: { wide: 390, narrow: 560 },
  wide: [
    {
      text: 'The stock list is down: try again, and wait twice as long each time',
      at: [28, 40],
      size: 'label',
    },
    { group: waits(20), at: [40, 178] },
    { path: [40, 178, 660, 178] },
    { text: '4 s', at: [140, 200], anchor: 'middle', tone: 'slate' },
    { text: '8 s', at: [260, 200], anchor: 'middle', tone: 'slate' },
    { text: '16 s', at: [500, 200], anchor: 'middle', tone: 'slate' },
    { group: steps, at: [28, 246] },
    { group: queue(664), at: [28, 334] },
    ...[80, 220, 360, 500, 640].map((x): Mark => ({
      path: [x, x === 360 ? 312 : 296, x, 334],
      line: 'annotation',
      dashed: true,
    })),
  ],
  narrow: [
    { text: 'Down? Try again,\nand wait twice as long each time', at: [20, 32], size: 'label' },
    { group: waits(9.6), at: [22, 158] },
    { path: [22, 158, 320, 158] },
    { text: '31 seconds', at: [330, 190], anchor: 'end', tone: 'slate' },
    ...['Request', 'Check stock', 'A person says yes', 'Invoice', 'Notice'].flatMap((text, index): Mark[] => [
      { box: [20, 206 + index * 58, 150, 42], fill: index === 2 ? 'gold' : 'slate', line: 'outline', text },
      ...(index < 4
        ? [{ path: [95, 248 + index * 58, 95, 262 + index * 58], line: 'outline', arrow: 'end' } as const]
        : []),
      { path: [170, 227 + index * 58, 230, 227 + index * 58], line: 'annotation', dashed: true },
    ]),
    {
      box: [230, 206, 100, 274],
      fill: 'river',
      line: 'outline',
      text: 'One table:\nstep, try,\nsince, data',
    },
    { text: 'Every step is safe to run twice.', at: [20, 530], size: 'label', tone: 'slate' },
  ],
  card: [
    { group: waits(8.6), at: [26, 120] },
    { path: [26, 120, 296, 120] },
    ...[20, 78, 194, 252].map((x): Mark => ({ box: [x, 152, 48, 36], fill: 'slate', line: 'outline' })),
    { box: [136, 144, 48, 52], fill: 'gold', line: 'outline' },
    { box: [20, 206, 280, 20], fill: 'river' },
  ],
}
