import type { Drawing, Mark, Spot } from '../grammar/grammar.ts'

/** The article's calculation, in dollars: the initial cost, and the monthly net of half the expected gain. */
const start = -(8500 + 870)
const monthly = 8740 / 12 - 250
const months = 24

/** The balance over two years, with zero as the waterline. */
function balance(width: number, perThousand: number): readonly Mark[] {
  const at = (month: number): Spot => [
    (month / months) * width,
    -((start + monthly * month) / 1000) * perThousand,
  ]
  const even = -start / monthly
  const depth = at(0)[1] + 80
  return [
    { box: [-40, 0, width + 80, depth], fill: 'river', line: 'none' },
    { area: [...at(0), ...at(even), 0, 0], fill: 'deep', line: 'none' },
    { path: [-40, 0, width + 40, 0], stroke: 'river', line: 'outline' },
    { path: [...at(0), ...at(even)], line: 'outline' },
    { area: [...at(even), ...at(months), width, 0], fill: 'gold', line: 'outline' },
    { path: [...at(0), 0, 0], line: 'annotation' },
    ...[0, 12, 24].map((month): Mark => ({
      circle: at(month),
      r: 7,
      fill: month === 24 ? 'gold' : 'paper',
      line: 'outline',
    })),
    { circle: at(even), r: 9, fill: 'gold', line: 'outline' },
  ]
}

/** A balance that starts under water and surfaces in the second year. */
export const drawing: Drawing = {
  alt: 'A balance starts under water at minus $9,370, rises in a straight line and comes up in month 20, with only half of the hoped-for gain.',
  caption: 'The article’s example, with half of the hoped-for gain.',
  ground: 'vellum',
  heights: { wide: 340, narrow: 400 },
  wide: [
    { group: balance(600, 17), at: [60, 120] },
    { text: 'month 20: it comes up', at: [536, 92], size: 'title', anchor: 'end' },
    { text: '+$2,110', at: [640, 74], size: 'label', anchor: 'middle' },
    { text: '–$3,630', at: [376, 204], size: 'label', on: 'river' },
    { text: '–$9,370', at: [80, 290], size: 'label', on: 'river' },
    { text: 'Year one', at: [210, 325], size: 'label', on: 'river', anchor: 'middle' },
    { text: 'Year two', at: [510, 325], size: 'label', on: 'river', anchor: 'middle' },
    { text: 'Even with half the gain', at: [20, 44], size: 'title' },
  ],
  narrow: [
    { text: 'Even with half the gain', at: [16, 40], size: 'title' },
    { group: balance(280, 22), at: [36, 160] },
    { text: 'month 20:\nit comes up', at: [246, 106], size: 'label', anchor: 'end' },
    { text: '–$3,630', at: [188, 252], size: 'label', on: 'river' },
    { text: '–$9,370', at: [52, 378], size: 'label', on: 'river' },
    { text: 'year one', at: [176, 384], size: 'note', on: 'river', anchor: 'middle' },
    { text: 'year two', at: [300, 384], size: 'note', on: 'river', anchor: 'middle' },
  ],
  card: [{ group: balance(260, 13), at: [30, 92] }],
}
