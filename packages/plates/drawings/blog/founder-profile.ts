import { rate } from '../../../../model/terms.ts'
import type { Drawing, Mark, Tone } from '../grammar/grammar.ts'

const layers: readonly { name: string; dollars: number; fill: Tone }[] = [
  { name: 'pay', dollars: rate.pay / rate.hours, fill: 'slate' },
  { name: 'payroll tax', dollars: rate.taxes / rate.hours, fill: 'ink' },
  { name: 'health, retirement', dollars: rate.benefits / rate.hours, fill: 'river' },
  { name: 'tools, travel, books', dollars: rate.overhead / rate.hours, fill: 'steel' },
  { name: 'bad months', dollars: rate.reserve / rate.hours, fill: 'gold' },
]

/** One hour as a core sample, to scale, at `perDollar` units per dollar. */
function core(perDollar: number, height: number): readonly Mark[] {
  let x = 0
  const parts = layers.map(({ dollars, fill }): Mark => {
    const from = x
    x += dollars * perDollar
    return { box: [from, 0, dollars * perDollar, height], fill, line: 'outline' }
  })
  return parts
}
const middles = (perDollar: number): readonly number[] =>
  layers.map(
    ({ dollars }, index) =>
      (layers.slice(0, index).reduce((sum, layer) => sum + layer.dollars, 0) + dollars / 2) * perDollar,
  )
/** The hours of a day; those that are billed are filled. */
const day = (width: number): readonly Mark[] =>
  Array.from({ length: rate.hoursPerDay }, (_, hour): Mark => ({
    box: [hour * (width + 6), 0, width, width],
    ...(hour < rate.billedPerDay ? { fill: 'gold', line: 'outline' } : { dashed: true, stroke: 'slate' }),
  }))

const perHour = `$${rate.perHour}`

/** What the price of an hour pays for. */
export const drawing: Drawing = {
  alt: 'An hour cut open like a core sample: pay is the largest layer, then tax, health, tools and a reserve. Five hours of eight are billed.',
  heights: { wide: 340, narrow: 470 },
  wide: [
    { text: 'Five hours of eight can be billed', at: [40, 44], size: 'label', tone: 'slate' },
    { group: day(38), at: [40, 60] },
    { text: perHour, at: [680, 96], size: 'poster', anchor: 'end' },
    { path: [40, 98, 40, 160], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [78, 98, 680, 160], line: 'annotation', stroke: 'slate', dashed: true },
    { group: core(640 / (rate.needed / rate.hours), 84), at: [40, 160] },
    ...middles(640 / (rate.needed / rate.hours)).flatMap((x, index): Mark[] => [
      { path: [40 + x, 244, 40 + x, 258 + (index % 2) * 24], line: 'annotation', stroke: 'slate' },
      {
        text: layers[index]?.name ?? '',
        at: [40 + x, 272 + (index % 2) * 24],
        size: 'label',
        anchor: 'middle',
      },
    ]),
  ],
  narrow: [
    { text: perHour, at: [20, 70], size: 'poster' },
    { text: 'an hour', at: [176, 68], size: 'label' },
    { text: 'Five hours of eight can be billed', at: [20, 104], size: 'label', tone: 'slate' },
    { group: day(33), at: [20, 116] },
    { path: [20, 149, 20, 182], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [53, 149, 330, 182], line: 'annotation', stroke: 'slate', dashed: true },
    { group: core(310 / (rate.needed / rate.hours), 90), at: [20, 182] },
    ...layers.flatMap(({ name, fill, dollars }, index): Mark[] => [
      { box: [20, 296 + index * 30, 22, 18], fill },
      { text: `${name}, $${Math.round(dollars)}`, at: [54, 310 + index * 30], size: 'label' },
    ]),
  ],
  card: [
    { group: day(28), at: [25, 40] },
    { path: [25, 68, 25, 128], line: 'annotation', stroke: 'slate', dashed: true },
    { path: [53, 68, 295, 128], line: 'annotation', stroke: 'slate', dashed: true },
    { group: core(270 / (rate.needed / rate.hours), 76), at: [25, 128] },
  ],
}
