import type { Drawing, Mark } from '../grammar/grammar.ts'

/** Both bars and their scale, at `perCent` units per percent. */
function measured(perCent: number): readonly Mark[] {
  const at = (percent: number) => percent * perCent
  const marks = [0, 20, 40, 60, 80, 100]
  return [
    { box: [0, 0, at(98), 62], fill: 'stone', line: 'outline' },
    { box: [0, 92, at(90), 62], fill: 'slate', line: 'outline' },
    { box: [at(76.9), 80, at(96 - 76.9), 116], stroke: 'gold', line: 'outline' },
    { path: [0, 196, at(100), 196] },
    ...marks.map((percent): Mark => ({ path: [at(percent), 196, at(percent), 208] })),
    ...marks.map((percent): Mark => ({
      text: `${percent}%`,
      at: [at(percent), 224],
      anchor: percent === 0 ? 'start' : percent === 100 ? 'end' : 'middle',
      tone: 'slate',
    })),
  ]
}

/** A vendor's claim, and the same tool on the client's files, with the margin of error of forty cases. */
export const drawing: Drawing = {
  alt: 'A claim of 98 percent right against a test: 36 of 40 right is 90 percent, and with forty cases the truth may lie between 77 and 96.',
  caption: 'An example. The range is the Wilson interval at 95 percent for 36 of 40.',
  heights: { wide: 340, narrow: 360 },
  wide: [
    { text: 'On their stage', at: [40, 44], size: 'title' },
    { group: measured(6.4), at: [40, 58] },
    { text: '98% right', at: [58, 100], size: 'figure', on: 'stone' },
    { text: '36 of 40', at: [58, 192], size: 'figure', on: 'slate' },
    { text: 'right on your own files', at: [220, 190], size: 'title', on: 'slate' },
    {
      text: 'The truth is somewhere in this window: 77 to 96.',
      at: [680, 318],
      size: 'label',
      tone: 'gold',
      anchor: 'end',
    },
  ],
  narrow: [
    { text: 'On their stage', at: [16, 36], size: 'title' },
    { group: measured(3.18), at: [16, 50] },
    { text: '98% right', at: [30, 92], size: 'figure', on: 'stone' },
    { text: '36 of 40', at: [30, 184], size: 'figure', on: 'slate' },
    {
      text: 'The truth is somewhere\nin this window: 77 to 96.',
      at: [334, 312],
      size: 'label',
      tone: 'gold',
      anchor: 'end',
    },
  ],
  card: [
    { box: [24, 30, 266, 60], fill: 'stone', line: 'outline' },
    { box: [24, 112, 244, 60], fill: 'slate', line: 'outline' },
    { box: [222, 100, 62, 106], stroke: 'gold', line: 'outline' },
    { path: [24, 206, 296, 206] },
    ...[24, 92, 160, 228, 296].map((x): Mark => ({ path: [x, 206, x, 218] })),
  ],
}
