import type { Drawing, Mark } from '../grammar/grammar.ts'

/** Costs over three years, at `unit` units per thousand dollars. Costs that a quote leaves out are dashed. */
const buy = (unit: number): readonly Mark[] => [
  { box: [0, 0, 40 * unit, 46], fill: 'slate', line: 'outline', text: 'license $40,000' },
  { box: [40 * unit, 0, 18 * unit, 46], fill: 'river', line: 'outline', text: 'fees' },
  { hatch: [58 * unit, 0, 8.8 * unit, 46] },
  { box: [58 * unit, 0, 8.8 * unit, 46], dashed: true },
]
const build = (unit: number): readonly Mark[] => [
  { box: [0, 0, 42 * unit, 46], dashed: true, text: 'no price yet: ask' },
]
const wait = (unit: number): readonly Mark[] => [
  { box: [0, 0, 12 * unit, 46], fill: 'gold', line: 'outline', text: 'upkeep', size: 'note' },
  { box: [12 * unit, 0, 21.9 * unit, 46], dashed: true, text: 'workarounds' },
]
const question: Mark = { circle: [0, 0], r: 38, fill: 'deep', line: 'outline', text: '?', size: 'figure' }

/** Three answers to one question, with the cost of each over three years. */
export const drawing: Drawing = {
  alt: 'Three ways on from one question, with their cost over three years: buy for $67,000, build at an unknown price, or don’t: $34,000.',
  caption: 'The example of this page; a dashed part is your own time, which quotes leave out.',
  heights: { wide: 340, narrow: 440 },
  wide: [
    { path: [66, 170, 150, 170, 250, 84, 330, 84], line: 'outline', stroke: 'slate' },
    { path: [66, 170, 330, 178], line: 'outline', stroke: 'slate' },
    { path: [66, 170, 150, 172, 250, 277, 330, 277], line: 'outline', stroke: 'gold' },
    { group: [question], at: [60, 170] },
    { group: buy(4.6), at: [334, 62] },
    { group: build(4.6), at: [334, 156] },
    { group: wait(4.6), at: [334, 254] },
    { text: 'Buy the new system', at: [334, 50], size: 'title' },
    { text: 'your time', at: [600, 50], tone: 'slate' },
    { text: '$67,000', at: [646, 92], size: 'label' },
    { text: 'Build one piece', at: [334, 146], size: 'title' },
    { text: 'Don’t. Not this year.', at: [334, 242], size: 'title', tone: 'gold' },
    { text: '$34,000', at: [502, 283], size: 'label' },
    { text: 'and a date to look again', at: [334, 322], size: 'label', tone: 'slate' },
    { text: 'The vendor wants\nan answer by spring.', at: [22, 240], size: 'label', tone: 'slate' },
  ],
  narrow: [
    { path: [54, 48, 36, 110, 36, 165, 52, 165], line: 'outline', stroke: 'slate' },
    { path: [44, 48, 26, 110, 26, 277, 52, 277], line: 'outline', stroke: 'slate' },
    { path: [34, 48, 14, 110, 14, 371, 52, 371], line: 'outline', stroke: 'gold' },
    { group: [question], at: [50, 50] },
    { text: 'The vendor wants an answer\nby spring.', at: [106, 44], size: 'label', tone: 'slate' },
    { text: 'Buy the new system', at: [52, 132], size: 'title' },
    { group: buy(4.2), at: [52, 142] },
    { text: '$67,000, part of it your own time', at: [52, 206], tone: 'slate' },
    { text: 'Build one piece', at: [52, 244], size: 'title' },
    { group: build(4.2), at: [52, 254] },
    { text: 'Don’t. Not this year.', at: [52, 338], size: 'title', tone: 'gold' },
    { group: wait(4.2), at: [52, 348] },
    { text: '$34,000, and a date to look again', at: [52, 414], tone: 'slate' },
  ],
  card: [
    { path: [60, 120, 100, 120, 150, 56, 200, 56], line: 'outline', stroke: 'slate' },
    { path: [60, 120, 200, 120], line: 'outline', stroke: 'slate' },
    { path: [60, 120, 100, 122, 150, 186, 200, 186], line: 'outline', stroke: 'gold' },
    { circle: [56, 120], r: 32, fill: 'deep', line: 'outline' },
    { box: [176, 34, 120, 44], fill: 'slate', line: 'outline' },
    { box: [176, 98, 84, 44], fill: 'paper', dashed: true },
    { box: [176, 164, 56, 44], fill: 'gold', line: 'outline' },
  ],
}
