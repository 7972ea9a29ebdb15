import type { Drawing, Mark } from '../grammar/grammar.ts'

const ramp: Mark = {
  area: [0, 0, 40, 10, 62, 44, 70, 86, 100, 86, 90, 36, 70, 4, 50, -6],
  fill: 'slate',
  stroke: 'slate',
}
const sign = (text: string): readonly Mark[] => [
  { path: [50, 58, 50, 96], line: 'outline' },
  { box: [0, 0, 100, 58], fill: 'deep', line: 'outline', radius: 6, text },
]
const release = (x: number, y: number): Mark => ({ circle: [x, y], r: 7, fill: 'gold' })
const truck: readonly Mark[] = [
  { box: [0, -30, 44, 24], fill: 'gold' },
  { box: [44, -22, 18, 16], fill: 'paper' },
  { circle: [12, -4], r: 5, fill: 'ink', line: 'none' },
  { circle: [50, -4], r: 5, fill: 'ink', line: 'none' },
]

/** A project as a highway with an exit after each stage. */
export const drawing: Drawing = {
  alt: 'A project drawn as a highway: a running release every two weeks, an exit after each stage with everything that was made, then the handover.',
  heights: { wide: 370, narrow: 560 },
  wide: [
    { group: [ramp], at: [130, 190] },
    { group: [ramp], at: [310, 190] },
    { group: [ramp], at: [490, 190] },
    { box: [0, 148, 720, 46], fill: 'slate', line: 'none' },
    { path: [10, 171, 560, 171], on: 'slate', dashed: true },
    ...[60, 196, 286, 376, 466, 548].map((x) => release(x, 171)),
    { group: truck, at: [84, 166] },
    { group: sign('EXIT 0\nweek 2'), at: [108, 52] },
    { group: sign('EXIT 1\nweek 6'), at: [288, 52] },
    { group: sign('EXIT 2\nweek 10'), at: [468, 52] },
    { box: [590, 52, 110, 96], fill: 'gold', line: 'outline', text: 'Your team\ntakes\nthe wheel' },
    { text: 'an empty system,\nin your account', at: [206, 300], size: 'label', anchor: 'middle' },
    { text: 'the first part,\nin daily use', at: [386, 300], size: 'label', anchor: 'middle' },
    { text: 'all of it,\nand the manual', at: [566, 300], size: 'label', anchor: 'middle' },
    {
      text: 'At every exit you can leave, and what was made is yours.',
      at: [20, 352],
      size: 'label',
      tone: 'slate',
    },
    release(28, 32),
    { text: 'a release you can try, every other Thursday', at: [44, 37], size: 'label', tone: 'slate' },
  ],
  narrow: [
    { box: [38, 0, 46, 500], fill: 'slate', line: 'none' },
    { path: [61, 10, 61, 460], on: 'slate', dashed: true },
    ...[100, 252, 404].map((y): Mark => ({
      area: [84, y - 24, 104, y + 2, 140, y + 16, 190, y + 20, 190, y + 46, 132, y + 40, 92, y + 20, 80, y],
      fill: 'slate',
      stroke: 'slate',
    })),
    ...[70, 150, 226, 304, 380].map((y) => release(61, y)),
    { group: sign('EXIT 0\nweek 2'), at: [108, 24] },
    { group: sign('EXIT 1\nweek 6'), at: [108, 176] },
    { group: sign('EXIT 2\nweek 10'), at: [108, 328] },
    { text: 'an empty system,\nin your account', at: [200, 128], size: 'label' },
    { text: 'the first part,\nin daily use', at: [200, 280], size: 'label' },
    { text: 'all of it,\nand the manual', at: [200, 432], size: 'label' },
    { box: [16, 480, 118, 66], fill: 'gold', line: 'outline', text: 'Your team\ntakes the wheel' },
    release(160, 500),
    { text: 'a release, every\nother Thursday', at: [176, 504], size: 'label', tone: 'slate' },
  ],
  card: { view: [40, 30, 360, 270] },
}
