import type { Drawing, Mark } from '../grammar/grammar.ts'

/** The camera's picture, which is forgotten at once. */
const camera: readonly Mark[] = [
  { box: [0, 0, 200, 170], fill: 'stone', line: 'outline' },
  { person: [100, 170], height: 140, fill: 'slate', stroke: 'slate' },
  { path: [60, 34, 60, 24, 70, 24], stroke: 'gold', line: 'outline' },
  { path: [140, 34, 140, 24, 130, 24], stroke: 'gold', line: 'outline' },
  { path: [60, 84, 60, 94, 70, 94], stroke: 'gold', line: 'outline' },
  { path: [140, 84, 140, 94, 130, 94], stroke: 'gold', line: 'outline' },
]
/** The text, its zone with a margin, and the path of the eyes: within the zone, then out to the clock. */
const screen: readonly Mark[] = [
  { screen: [0, 0, 270, 230], rows: 0, line: 'outline' },
  { box: [30, 30, 150, 120], fill: 'river' },
  { box: [16, 16, 178, 148], dashed: true, stroke: 'slate' },
  { path: [46, 56, 160, 56], on: 'river' },
  { path: [46, 80, 150, 80], on: 'river' },
  { path: [46, 104, 162, 104], on: 'river' },
  { path: [46, 128, 120, 128], on: 'river' },
  {
    path: [60, 62, 120, 52, 152, 84, 92, 104, 150, 122, 206, 70, 240, 44],
    smooth: true,
    stroke: 'gold',
    line: 'outline',
  },
  { circle: [240, 44], r: 10, fill: 'gold' },
]

/** The trust line, with a picture on one side and three numbers on the other. */
export const drawing: Drawing = {
  alt: 'Left of the trust line the camera sees a face and forgets it. Only three numbers cross. On the right, zone and time decide when the text hides.',
  ground: 'blueprint',
  heights: { wide: 350, narrow: 622 },
  wide: [
    { text: 'A picture, forgotten at once', at: [20, 40], size: 'title' },
    { group: camera, at: [20, 66] },
    { path: [224, 150, 406, 150], line: 'outline', arrow: 'end' },
    { box: [306, 20, 18, 310], fill: 'gold', line: 'outline' },
    { box: [252, 168, 126, 78], fill: 'paper', text: 'x 412   y 230\n87% sure' },
    { text: 'trust line', at: [298, 326], anchor: 'end', size: 'label', tone: 'gold' },
    { group: screen, at: [420, 66] },
    { text: 'Zone and time decide', at: [420, 40], size: 'title' },
    { text: 'looked away for a second: it hides', at: [420, 322], size: 'label', tone: 'slate' },
    { text: 'frame 1, overwritten by frame 2', at: [20, 262], tone: 'slate' },
  ],
  narrow: [
    { text: 'A picture, forgotten at once', at: [16, 34], size: 'title' },
    { group: camera, at: [75, 50] },
    { path: [175, 224, 175, 318], line: 'outline', arrow: 'end' },
    { box: [10, 262, 330, 16], fill: 'gold', line: 'outline' },
    { text: 'trust line', at: [16, 254], size: 'label', tone: 'gold' },
    { box: [200, 236, 126, 68], fill: 'paper', text: 'x 412   y 230\n87% sure' },
    { text: 'Zone and time decide', at: [16, 336], size: 'title' },
    { group: screen, at: [40, 352] },
    { text: 'looked away for a second: it hides', at: [40, 604], size: 'label', tone: 'slate' },
  ],
  card: [
    { box: [20, 50, 104, 140], fill: 'stone', line: 'outline' },
    { person: [72, 190], height: 112, fill: 'slate', stroke: 'slate' },
    { path: [124, 120, 178, 120], line: 'outline', arrow: 'end' },
    { box: [140, 14, 14, 212], fill: 'gold', line: 'outline' },
    { screen: [184, 50, 120, 150], rows: 0, line: 'outline' },
    { box: [198, 68, 66, 72], fill: 'river' },
    { path: [210, 122, 226, 92, 246, 116, 284, 74], smooth: true, stroke: 'gold', line: 'outline' },
    { circle: [284, 74], r: 8, fill: 'gold' },
  ],
}
