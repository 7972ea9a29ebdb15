import type { Drawing, Mark, Spot, Tone } from '../grammar/grammar.ts'

const door = ([x, y]: Spot, fill: Tone): readonly Mark[] => [
  { box: [x - 4, y - 60, 44, 60], fill: 'paper', line: 'outline' },
  { area: [x, y - 56, x + 26, y - 48, x + 26, y + 6, x, y], fill },
  { circle: [x + 20, y - 24], r: 3, fill: 'ink', line: 'none' },
]
const named = (spot: Spot, fill: Tone, name: string, asks: string): readonly Mark[] => [
  ...door(spot, fill),
  { text: name, at: [spot[0] + 50, spot[1] - 34], size: 'title' },
  { text: asks, at: [spot[0] + 50, spot[1] - 12], size: 'label', tone: 'slate' },
]
/** The three rivers, from the Ohio in the west to the Allegheny and the Monongahela. */
const rivers: readonly Mark[] = [
  {
    area: [
      -20, 190, 90, 172, 190, 168, 270, 184, 360, 158, 470, 120, 600, 104, 740, 60, 740, 96, 610, 138, 480,
      156, 380, 192, 330, 214, 390, 240, 490, 240, 600, 262, 740, 250, 740, 286, 600, 298, 480, 276, 370, 276,
      280, 238, 190, 214, 90, 218, -20, 238,
    ],
    fill: 'river',
    stroke: 'river',
    smooth: true,
  },
]
const bridge = (from: Spot, to: Spot): Mark => ({ path: [...from, ...to], line: 'outline' })

/** A map of doors: which of them are open to a small firm, and what each asks in return. */
export const drawing: Drawing = {
  alt: 'A map of the three rivers with doors on their banks: meetups, student projects, research, a product, and in gold the first: a small program.',
  ground: 'vellum',
  heights: { wide: 390, narrow: 610 },
  wide: [
    ...rivers,
    bridge([210, 154], [200, 228]),
    bridge([440, 116], [456, 180]),
    bridge([660, 76], [668, 134]),
    bridge([520, 232], [512, 294]),
    ...named([30, 100], 'slate', 'Meetups', 'ask for an evening'),
    ...named([270, 100], 'slate', 'A student project', 'asks for a semester'),
    ...named([560, 218], 'slate', 'Research', 'asks for years'),
    { group: door([0, 0], 'gold'), at: [40, 358], scale: 1.7 },
    { text: 'A small program', at: [124, 304], size: 'title' },
    { text: 'asks for a month: start here', at: [124, 328], size: 'label', tone: 'slate' },
    ...named([430, 372], 'slate', 'A product', 'asks for a card'),
  ],
  narrow: [
    { group: rivers, at: [-170, 110] },
    bridge([54, 268], [46, 342]),
    ...named([20, 90], 'slate', 'Meetups', 'ask for an evening'),
    ...named([20, 176], 'slate', 'A student project', 'asks for a semester'),
    ...named([190, 344], 'slate', 'Research', 'asks for years'),
    { group: door([0, 0], 'gold'), at: [28, 496], scale: 1.6 },
    { text: 'A small program', at: [106, 446], size: 'title' },
    { text: 'asks for a month: start here', at: [106, 468], size: 'label', tone: 'slate' },
    ...named([20, 586], 'slate', 'A product', 'asks for a card'),
  ],
  card: [
    { group: rivers, at: [-150, -70] },
    bridge([72, 90], [66, 156]),
    ...door([30, 80], 'slate'),
    ...door([200, 64], 'slate'),
    ...door([236, 158], 'slate'),
    { group: door([0, 0], 'gold'), at: [84, 224], scale: 1.25 },
  ],
}
