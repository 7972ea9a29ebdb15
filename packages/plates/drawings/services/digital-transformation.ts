import type { Drawing, Mark } from '../grammar/grammar.ts'

/** The old machine, strapped down: it is secured before anything moves. */
const machine: readonly Mark[] = [
  { box: [0, 0, 92, 86], fill: 'slate', line: 'outline' },
  { box: [14, 14, 40, 26], fill: 'paper', line: 'structure' },
  { circle: [72, 26], r: 10, fill: 'paper', line: 'structure' },
  { path: [14, 54, 54, 54], on: 'slate' },
  { path: [14, 66, 54, 66], on: 'slate' },
  { path: [-12, 86, 24, -8, 24, -8, 68, -8, 104, 86], stroke: 'gold', line: 'outline' },
  { path: [-12, 62, 104, 62], stroke: 'gold', line: 'outline' },
  { circle: [-12, 86], r: 6, fill: 'gold', line: 'none' },
  { circle: [104, 86], r: 6, fill: 'gold', line: 'none' },
]
const crane: readonly Mark[] = [
  { path: [0, 0, 0, -150, 96, -150], line: 'outline' },
  { path: [-34, -150, 0, -150], line: 'outline' },
  { path: [0, -172, 96, -150], line: 'annotation' },
  { path: [0, -150, 0, -172, -34, -150], line: 'annotation' },
  { box: [-40, -150, 18, 24], fill: 'slate' },
  { path: [80, -150, 80, -74], line: 'annotation' },
  { path: [50, -52, 80, -74, 110, -52], line: 'annotation' },
  { box: [46, -52, 70, 12], fill: 'gold', line: 'structure' },
]
const truck: readonly Mark[] = [
  { box: [0, -24, 34, 18], fill: 'paper', line: 'structure' },
  { box: [34, -18, 14, 12], fill: 'gold', line: 'structure' },
  { circle: [10, -4], r: 4, fill: 'ink', line: 'none' },
  { circle: [38, -4], r: 4, fill: 'ink', line: 'none' },
]
const number = (text: string, x: number, y: number): Mark => ({
  circle: [x, y],
  r: 13,
  fill: 'gold',
  line: 'none',
  text,
})

/** The bridge from the old system to the new one, half built. */
export const digitalTransformation: Drawing = {
  alt: 'An old machine, strapped down, stands before a half-built bridge: two spans carry traffic, two are dashed, and each stage has a way back.',
  ground: 'blueprint',
  wide: {
    size: [720, 380],
    marks: [
      { box: [0, 268, 720, 112], fill: 'river', line: 'none' },
      { area: [0, 200, 150, 200, 168, 380, 0, 380], fill: 'stone', line: 'outline' },
      { area: [650, 200, 720, 200, 720, 380, 634, 380], fill: 'stone', line: 'outline' },
      { pier: [276, 200], foot: 330 },
      { pier: [402, 200], foot: 330 },
      { pier: [528, 200], foot: 330, dashed: true, line: 'structure' },
      { span: 'arch', from: [150, 200], length: 126, rise: 54 },
      { span: 'truss', from: [276, 200], length: 126, rise: 34 },
      { span: 'arch', from: [402, 200], length: 126, rise: 54, dashed: true, stroke: 'slate', deck: 'slate' },
      {
        span: 'truss',
        from: [528, 200],
        length: 122,
        rise: 34,
        dashed: true,
        stroke: 'slate',
        deck: 'slate',
      },
      { group: machine, at: [34, 112] },
      { group: crane, at: [402, 198] },
      { group: truck, at: [300, 198] },
      { path: [376, 130, 196, 130], line: 'structure', arrow: 'both' },
      { text: 'each stage has a way back', at: [286, 118], anchor: 'middle', size: 'label' },
      number('1', 213, 300),
      number('2', 340, 300),
      number('3', 466, 300),
      number('4', 588, 300),
      { text: 'backups,\nrestored once', at: [213, 334], anchor: 'middle', on: 'river', size: 'label' },
      { text: 'one form\non a tablet', at: [340, 334], anchor: 'middle', on: 'river', size: 'label' },
      { text: 'the stock\ncount', at: [466, 334], anchor: 'middle', on: 'river', size: 'label' },
      { text: 'switch-off\non a Friday', at: [588, 334], anchor: 'middle', on: 'river', size: 'label' },
      { text: 'First: tie down\nwhat keeps you\nshipping', at: [18, 40], size: 'title' },
    ],
  },
  narrow: {
    size: [350, 470],
    marks: [
      { text: 'First: tie down\nwhat keeps you shipping', at: [20, 34], size: 'title' },
      { box: [0, 300, 350, 170], fill: 'river', line: 'none' },
      { area: [0, 230, 110, 230, 118, 470, 0, 470], fill: 'stone', line: 'outline' },
      { pier: [190, 230], foot: 350, width: 18 },
      { pier: [270, 230], foot: 350, width: 18 },
      { span: 'arch', from: [110, 230], length: 80, rise: 40 },
      { span: 'truss', from: [190, 230], length: 80, rise: 26 },
      { span: 'arch', from: [270, 230], length: 90, rise: 44, dashed: true, stroke: 'slate', deck: 'slate' },
      { group: machine, at: [14, 142] },
      { group: crane, at: [262, 228], scale: 0.85 },
      { group: truck, at: [196, 228] },
      number('1', 150, 320),
      number('2', 230, 320),
      number('3', 314, 320),
      { text: '1  backups, restored once', at: [134, 384], on: 'river', size: 'label' },
      { text: '2  one form on a tablet', at: [134, 406], on: 'river', size: 'label' },
      { text: '3  the stock count', at: [134, 428], on: 'river', size: 'label' },
      { text: '4  switch-off on a Friday', at: [134, 450], on: 'river', size: 'label' },
    ],
  },
  card: { view: [6, 20, 448, 336] },
}
