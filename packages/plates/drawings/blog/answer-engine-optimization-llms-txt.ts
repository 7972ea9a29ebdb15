import type { Drawing, Mark } from '../grammar/grammar.ts'

const line = (x: number, y: number, length: number): Mark => ({
  box: [x, y, length, 9],
  fill: 'steel',
  line: 'none',
})
/** A page with one passage cut out. */
const page: readonly Mark[] = [
  { sheet: [0, 0, 210, 260], rows: 0, line: 'outline' },
  { box: [24, 34, 110, 16], fill: 'ink', line: 'none' },
  line(24, 66, 160),
  line(24, 84, 130),
  { box: [18, 108, 174, 54], fill: 'stone', dashed: true },
  line(24, 180, 160),
  line(24, 198, 150),
  line(24, 216, 90),
]
const passage: Mark = {
  box: [0, 0, 250, 74],
  fill: 'gold',
  line: 'outline',
  text: 'A slate roof on a two-story house in\nPittsburgh takes our crew about\ntwo weeks, weather permitting.',
  size: 'label',
}
const answer: readonly Mark[] = [
  { area: [0, 0, 300, 0, 300, 170, 110, 170, 70, 214, 76, 170, 0, 170], fill: 'deep', line: 'outline' },
]

/** A passage that can stand alone is taken from its page and becomes the answer. */
export const drawing: Drawing = {
  alt: 'One golden passage is cut out of a page and stands, whole, in the answer of an assistant: it names its subject, a place, a figure.',
  heights: { wide: 310, narrow: 540 },
  wide: [
    { group: page, at: [30, 24] },
    { path: [222, 132, 410, 86], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [222, 186, 410, 160], line: 'annotation', stroke: 'slate', dashed: true },
    { group: answer, at: [386, 40] },
    { group: [passage], at: [411, 86] },
  ],
  narrow: [
    { group: page, at: [24, 20] },
    { path: [42, 182, 50, 356], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [216, 182, 300, 356], line: 'annotation', stroke: 'slate', dashed: true },
    { group: answer, at: [25, 306] },
    { group: [passage], at: [50, 356] },
  ],
  card: [
    { group: page, at: [16, 40], scale: 0.62 },
    { path: [136, 107, 186, 84], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [136, 140, 186, 134], line: 'annotation', stroke: 'slate', dashed: true },
    {
      area: [172, 46, 306, 46, 306, 164, 232, 164, 206, 198, 208, 164, 172, 164],
      fill: 'deep',
      line: 'outline',
    },
    { box: [186, 84, 106, 50], fill: 'gold', line: 'outline' },
  ],
}
