import type { Drawing, Mark } from '../grammar/grammar.ts'

/** The pasted lines, each with the y of its group; the gold one belongs to none. */
const rows: readonly { y: number; length: number; tone: 'slate' | 'river' | 'gold'; to: number }[] = [
  { y: 30, length: 96, tone: 'slate', to: 40 },
  { y: 64, length: 78, tone: 'river', to: 124 },
  { y: 98, length: 100, tone: 'slate', to: 54 },
  { y: 132, length: 60, tone: 'gold', to: 222 },
  { y: 166, length: 88, tone: 'river', to: 138 },
  { y: 200, length: 100, tone: 'slate', to: 68 },
]

const pasted: readonly Mark[] = [
  { sheet: [0, 0, 134, 240], rows: 0, line: 'outline' },
  ...rows.map(({ y, length, tone }): Mark => ({
    box: [16, y, length, 14],
    fill: tone,
    line: 'annotation',
    stroke: 'slate',
  })),
]
/** Curves from each line to its group, which is `reach` units from the left. */
const ways = (reach: number): readonly Mark[] =>
  rows.map(({ y, to, tone, length }) => ({
    path: [16 + length, y + 7, reach - 90, y + 7, reach - 40, to, reach, to],
    smooth: true,
    stroke: tone,
    line: tone === 'gold' ? 'outline' : 'structure',
  }))
const groups: readonly Mark[] = [
  { box: [0, 20, 108, 68], fill: 'slate', line: 'outline', text: 'Services' },
  { box: [0, 104, 108, 54], fill: 'river', line: 'outline', text: 'Facts' },
  {
    box: [0, 190, 108, 64],
    dashed: true,
    stroke: 'gold',
    line: 'outline',
    text: 'odd line:\nkept, with why',
  },
]
const file: readonly Mark[] = [
  { sheet: [0, 0, 120, 190], rows: 0, line: 'outline' },
  { text: '# llms.txt', at: [16, 34], size: 'label', on: 'paper' },
  { box: [16, 50, 80, 10], fill: 'slate', line: 'none' },
  { box: [16, 72, 88, 10], fill: 'slate', line: 'none' },
  { box: [16, 94, 66, 10], fill: 'slate', line: 'none' },
  { box: [16, 126, 88, 10], fill: 'river', line: 'annotation', stroke: 'slate' },
  { box: [16, 148, 70, 10], fill: 'river', line: 'annotation', stroke: 'slate' },
]
const checks: readonly Mark[] = [
  { path: [0, 55, 26, 55], line: 'annotation' },
  { tick: [42, 55] },
  { path: [0, 99, 26, 99], line: 'annotation' },
  { fault: [42, 99] },
  { path: [0, 153, 26, 153], line: 'annotation' },
  { tick: [42, 153] },
]

/** Pasted lines become a file, and none of them is dropped. */
export const drawing: Drawing = {
  alt: 'Pasted lines run into groups, the groups into a file, and each message of the checker points at its line. The odd line is kept, not dropped.',
  ground: 'blueprint',
  heights: { wide: 340, narrow: 600 },
  wide: [
    { text: 'Pasted lines', at: [20, 40], size: 'title' },
    { text: 'Groups', at: [262, 40], size: 'title' },
    { text: 'The file', at: [446, 40], size: 'title' },
    { text: 'Checked', at: [600, 40], size: 'title' },
    { group: pasted, at: [20, 58] },
    { group: ways(240), at: [20, 58] },
    { group: groups, at: [262, 58] },
    { path: [370, 112, 446, 112], line: 'outline', arrow: 'end' },
    { path: [370, 188, 446, 188], line: 'outline', arrow: 'end', stroke: 'river' },
    { group: file, at: [448, 58] },
    { group: checks, at: [568, 58] },
    { text: 'line 4: no slash\nat the end', at: [630, 152], tone: 'gold' },
    { text: 'Everything happens in your browser. Nothing is sent.', at: [448, 316], tone: 'slate' },
  ],
  narrow: [
    { text: 'Pasted lines', at: [10, 30], size: 'title' },
    { text: 'Groups', at: [236, 30], size: 'title' },
    { group: pasted, at: [10, 46] },
    { group: ways(218), at: [10, 46] },
    { group: groups, at: [228, 46] },
    { path: [336, 100, 344, 100, 344, 177], line: 'outline' },
    { path: [336, 177, 344, 177, 344, 328, 100, 328, 100, 364], line: 'outline', arrow: 'end' },
    { text: 'The file', at: [114, 354], size: 'title' },
    { text: 'Checked', at: [214, 398], size: 'title' },
    { group: file, at: [40, 366] },
    { group: checks, at: [160, 366] },
    { text: 'line 4: no slash\nat the end', at: [222, 462], tone: 'gold' },
    { text: 'In your browser. Nothing is sent.', at: [40, 582], tone: 'slate' },
  ],
  card: { view: [2, 46, 384, 288] },
}
