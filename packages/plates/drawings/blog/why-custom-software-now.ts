import type { Drawing, LineTone, Mark, Spot } from '../grammar/grammar.ts'

/** The cost of each option over three years, in dollars, by number of people: the article's assumptions. */
const ways: Readonly<
  Record<'sheet' | 'product' | 'tool', { cost: (people: number) => number; stroke: LineTone }>
> = {
  sheet: { cost: (people) => 15_960 * people, stroke: 'slate' },
  product: { cost: (people) => 7560 + 12_816 * people, stroke: 'river' },
  tool: { cost: (people) => 53_620 + 3192 * people, stroke: 'gold' },
}
/** The number of people for which the tool and the product cost the same. */
const even = (53_620 - 7560) / (12_816 - 3192)
const [fewest, most] = [1, 9]

function beams(width: number, perThousand: number): readonly Mark[] {
  const at = (people: number, cost: (people: number) => number): Spot => [
    ((people - fewest) / (most - fewest)) * width,
    (-cost(people) / 1000) * perThousand,
  ]
  const { sheet, product, tool } = ways
  return [
    {
      area: [...at(even, tool.cost), ...at(most, product.cost), ...at(most, tool.cost)],
      fill: 'river',
      line: 'none',
    },
    ...[sheet, product, tool].map(({ cost, stroke }): Mark => ({
      path: [...at(fewest, cost), ...at(most, cost)],
      line: 'outline',
      stroke,
    })),
    { path: [0, 0, width, 0] },
    ...Array.from({ length: most }, (_, index): Mark => ({
      path: [at(index + 1, () => 0)[0], 0, at(index + 1, () => 0)[0], 8],
    })),
    { circle: at(even, tool.cost), r: 12, fill: 'gold', line: 'outline' },
  ]
}

/** From how many people on a custom tool is cheaper: where the lines cross. */
export const drawing: Drawing = {
  alt: 'Cost over three years by number of people: the sheet climbs fast, the product slower, the custom tool hardly climbs. It wins from five people on.',
  caption: 'The article’s example; yours crosses elsewhere.',
  heights: { wide: 370, narrow: 400 },
  wide: [
    { group: beams(520, 2), at: [40, 320] },
    { text: 'Keep the sheet', at: [572, 42], size: 'label' },
    { text: 'Buy a product', at: [572, 80], size: 'label', tone: 'river' },
    { text: 'Build a tool', at: [572, 160], size: 'title', tone: 'gold' },
    { text: 'no seats to pay,\nso it hardly climbs', at: [572, 182], tone: 'slate' },
    { text: 'about five people', at: [286, 134], size: 'title', anchor: 'end' },
    { path: [250, 142, 280, 172], line: 'annotation' },
    { text: '1', at: [40, 346], anchor: 'middle', tone: 'slate' },
    { text: '5', at: [300, 346], anchor: 'middle', tone: 'slate' },
    { text: '9 people', at: [560, 346], anchor: 'middle', tone: 'slate' },
  ],
  narrow: [
    { group: beams(240, 2.1), at: [20, 350] },
    { text: 'Keep the sheet', at: [226, 52], size: 'label', anchor: 'end' },
    { text: 'Buy\na product', at: [270, 84], size: 'label', tone: 'river' },
    { text: 'Build a tool', at: [336, 222], size: 'title', tone: 'gold', anchor: 'end' },
    { text: 'about five people', at: [20, 130], size: 'title' },
    { path: [84, 140, 122, 192], line: 'annotation' },
    { text: '1', at: [20, 376], anchor: 'middle', tone: 'slate' },
    { text: '5', at: [140, 376], anchor: 'middle', tone: 'slate' },
    { text: '9 people', at: [260, 376], anchor: 'middle', tone: 'slate' },
  ],
  card: [{ group: beams(280, 1.35), at: [20, 216] }],
}
