import type { Drawing, Mark } from '../grammar/grammar.ts'

/** A hundred documents as a square with sides of 300 units: 86 right, 11 unsure, 3 wrong and sure. */
const hundred: readonly Mark[] = [
  { box: [0, 0, 300, 258], fill: 'deep', line: 'outline' },
  { box: [0, 258, 236, 42], fill: 'river', line: 'outline' },
  { box: [236, 258, 64, 42], fill: 'gold', line: 'outline' },
  { text: '86 right', at: [20, 50], size: 'figure', on: 'deep' },
  { text: 'Nobody has to look.', at: [20, 78], size: 'label', on: 'deep' },
  { text: '11 “not sure”: a person looks', at: [14, 285], size: 'label', on: 'river' },
]

const sure: readonly Mark[] = [
  { box: [0, 0, 280, 216], fill: 'gold', line: 'outline' },
  { text: '3', at: [22, 74], size: 'poster', on: 'gold' },
  { text: 'wrong, and sure', at: [70, 72], size: 'title', on: 'gold' },
  {
    text: 'They look like the 86.\nNo flag, no question mark:\nyou check all to find three.',
    at: [22, 118],
    size: 'label',
    on: 'gold',
  },
  { text: 'This corner decides what AI costs you.', at: [22, 192], size: 'label', on: 'gold' },
]

/** Three kinds of answers to scale, with the smallest, which costs most, enlarged. */
export const drawing: Drawing = {
  alt: 'Of 100 documents a model gets 86 right, flags 11 as unsure, and gets 3 wrong while sounding sure. The 3 are drawn large: they cost most.',
  caption: 'Counts of an example. The areas on the left are to scale.',
  heights: { wide: 340, narrow: 620 },
  wide: [
    { path: [320, 278, 412, 62], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [320, 320, 412, 278], line: 'annotation', stroke: 'slate', dashed: true },
    { group: hundred, at: [20, 20] },
    { group: sure, at: [412, 62] },
    { text: 'One hundred documents, an example', at: [412, 36], size: 'label', tone: 'slate' },
  ],
  narrow: [
    { path: [261, 360, 35, 390], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [325, 360, 315, 390], line: 'annotation', stroke: 'slate', dashed: true },
    { text: 'One hundred documents, an example', at: [25, 36], size: 'label', tone: 'slate' },
    { group: hundred, at: [25, 60] },
    { group: sure, at: [35, 390] },
  ],
  card: [
    { box: [20, 20, 200, 172], fill: 'deep', line: 'outline' },
    { box: [20, 192, 157, 28], fill: 'river', line: 'outline' },
    { box: [177, 192, 43, 28], fill: 'gold', line: 'outline' },
    { path: [220, 192, 248, 110], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [220, 220, 248, 190], line: 'annotation', stroke: 'slate', dashed: true },
    { box: [236, 110, 72, 80], fill: 'gold', line: 'outline' },
    { fault: [272, 150], r: 24 },
  ],
}
