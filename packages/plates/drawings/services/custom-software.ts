import { spotsOf, type Drawing, type Mark, type Tone } from '../grammar/grammar.ts'

/** A layer of the spreadsheet, seen at an angle. */
const plane = (y: number, fill: Tone): Mark => ({
  area: [0, y, 230, y, 310, y - 56, 80, y - 56],
  fill,
  line: 'outline',
})
const lift = (x: number, from: number, to: number): Mark => ({
  path: [x, from, x, to],
  line: 'annotation',
  stroke: 'slate',
  dashed: true,
})
const grid = (y: number): readonly Mark[] => [
  ...[1, 2, 3].map((row): Mark => ({
    path: [row * 20, y - row * 14, 230 + row * 20, y - row * 14],
    line: 'annotation',
    stroke: 'slate',
  })),
  ...[1, 2, 3, 4].map((column): Mark => ({
    path: [column * 46, y, column * 46 + 80, y - 56],
    line: 'annotation',
    stroke: 'slate',
  })),
]
const dots = (y: number): readonly Mark[] =>
  spotsOf([70, -16, 120, -34, 170, -12, 225, -40]).map(([x, dy]) => ({
    circle: [x, y + dy],
    r: 6,
    fill: 'slate',
    line: 'none',
  }))

/** The layers of one spreadsheet, pulled apart. */
const exploded: readonly Mark[] = [
  lift(2, 300, 66),
  lift(230, 300, 66),
  lift(308, 244, 10),
  plane(300, 'paper'),
  ...grid(300),
  plane(222, 'stone'),
  ...dots(222),
  plane(144, 'river'),
  { path: [60, 130, 120, 104, 170, 128, 240, 100] },
  plane(66, 'gold'),
  { person: [158, 46], height: 44, fill: 'deep', line: 'none' },
]

const layers = [
  { name: 'The rules', note: 'in one person’s head', y: 66 },
  { name: 'Prices and exceptions', note: 'no record of who changed them', y: 144 },
  { name: 'The customer list', note: 'this copy, and two others', y: 222 },
  { name: 'The grid', note: 'all that anyone sees', y: 300 },
] as const

const wideLabels: readonly Mark[] = layers.flatMap(({ name, note, y }): Mark[] => [
  { path: [276, y - 32, 372, y - 32], line: 'annotation', stroke: 'slate' },
  { text: name, at: [382, y - 30], size: 'title' },
  { text: note, at: [382, y - 10], size: 'label', tone: 'slate' },
])

/** The exploded spreadsheet. */
export const drawing: Drawing = {
  alt: 'A spreadsheet pulled apart into layers: a grid, a customer list, prices, and on top, in gold, the rules that live in one person’s head.',
  ground: 'vellum',
  heights: { wide: 356, narrow: 520 },
  wide: [
    { group: exploded, at: [40, 30] },
    { group: wideLabels, at: [40, 30] },
  ],
  narrow: [
    { group: exploded, at: [20, 20] },
    ...layers.flatMap(({ name, note, y }, index): Mark[] => [
      { circle: [16, y + 8], r: 11, fill: 'ink', line: 'none', text: String(index + 1), size: 'note' },
      {
        circle: [30, 362 + index * 40],
        r: 11,
        fill: 'ink',
        line: 'none',
        text: String(index + 1),
        size: 'note',
      },
      { text: name, at: [50, 362 + index * 40], size: 'title' },
      { text: note, at: [50, 379 + index * 40], tone: 'slate' },
    ]),
  ],
  card: { view: [0, 8, 440, 330] },
}
