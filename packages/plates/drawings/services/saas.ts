import type { Drawing, Mark } from '../grammar/grammar.ts'

/** One customer's 60 dollars a month, at 4.4 units per dollar; from the top: the fee, hosting, support, the margin. */
const month: readonly Mark[] = [
  { box: [0, 0, 84, 9], fill: 'ink', line: 'none' },
  { box: [0, 9, 84, 13], fill: 'steel', line: 'none' },
  { box: [0, 22, 84, 44], fill: 'slate', line: 'none' },
  { box: [0, 66, 84, 198], fill: 'gold', line: 'outline', text: '$45\nleft', size: 'title' },
  { box: [0, 0, 84, 264], line: 'outline' },
  { text: '$2 payment fee', at: [94, 8] },
  { text: '$3 hosting, email', at: [94, 24] },
  { text: '$10 support', at: [94, 50] },
]

/** The first version, 45,000 dollars, in units of that margin: 40 customers wide, 25 months high. */
const version: readonly Mark[] = [
  { box: [0, 0, 400, 250], fill: 'river', line: 'outline' },
  { box: [0, 240, 10, 10], fill: 'gold' },
  { text: '$45,000', at: [200, 112], size: 'poster', on: 'river', anchor: 'middle' },
  {
    text: 'The first version: a thousand of these.',
    at: [200, 146],
    size: 'label',
    on: 'river',
    anchor: 'middle',
  },
  { dimension: [0, 272, 400, 272] },
  { text: '40 customers', at: [200, 292], anchor: 'middle', tone: 'slate' },
]

/** Unit economics to scale: a customer's monthly margin against the cost of the product. */
export const drawing: Drawing = {
  alt: 'Of $60 a month, $45 is left. On the same scale the first version is a field of a thousand such pieces: 40 customers for 25 months.',
  caption: 'The page’s example, before what it costs to run the product. The field is to scale.',
  heights: { wide: 350, narrow: 590 },
  wide: [
    { text: 'One customer, one month: $60', at: [20, 32], size: 'label' },
    { path: [104, 318, 282, 298], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [104, 120, 282, 288], line: 'annotation', stroke: 'slate', dashed: true },
    { group: month, at: [20, 54] },
    { group: version, at: [282, 48] },
    { dimension: [696, 48, 696, 298] },
    { text: '25 months', at: [712, 200], upright: true, tone: 'slate' },
  ],
  narrow: [
    { text: 'One customer, one month: $60', at: [20, 30], size: 'label' },
    { group: month, at: [20, 46] },
    { path: [104, 310, 29, 534], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [20, 310, 20, 534], line: 'annotation', stroke: 'slate', dashed: true },
    { box: [20, 347, 296, 195], fill: 'river', line: 'outline' },
    { box: [20, 534, 8, 8], fill: 'gold' },
    { text: '$45,000', at: [168, 440], size: 'poster', on: 'river', anchor: 'middle' },
    {
      text: 'The first version: a thousand of these.',
      at: [168, 472],
      size: 'label',
      on: 'river',
      anchor: 'middle',
    },
    { dimension: [20, 560, 316, 560] },
    { text: '40 customers', at: [168, 580], anchor: 'middle', tone: 'slate' },
    { dimension: [328, 347, 328, 542] },
    { text: '25 months', at: [344, 470], upright: true, tone: 'slate' },
  ],
  card: [
    { path: [74, 214, 112, 214], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [74, 66, 112, 196], line: 'annotation', stroke: 'slate', dashed: true },
    { box: [24, 24, 50, 14], fill: 'ink', line: 'none' },
    { box: [24, 38, 50, 28], fill: 'slate', line: 'none' },
    { box: [24, 66, 50, 148], fill: 'gold', line: 'outline' },
    { box: [24, 24, 50, 190], line: 'outline' },
    { box: [112, 44, 186, 170], fill: 'river', line: 'outline' },
    { box: [112, 196, 18, 18], fill: 'gold' },
  ],
}
