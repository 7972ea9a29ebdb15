import type { Drawing, Mark } from '../grammar/grammar.ts'

interface Quote {
  name: string
  /** The cost on the quote, and the cost that it leaves out, in thousands of dollars over three years. */
  said: number
  left: number
  total: string
  why: string
}

const quotes: readonly Quote[] = [
  { name: 'A product', said: 7.2, left: 11.25, total: '$18,450', why: 'a second list,\nkept by hand' },
  { name: 'A remote team', said: 18, left: 17.4, total: '$35,400', why: 'your calls,\nand upkeep' },
  { name: 'A local build', said: 42, left: 14.4, total: '$56,400', why: 'care for\nthree years' },
]

/** The column of a quote, standing on y = 0, at `perThousand` units per thousand dollars. */
function column({ said, left }: Quote, width: number, perThousand: number): readonly Mark[] {
  const [solid, open] = [said * perThousand, left * perThousand]
  return [
    { box: [0, -solid, width, solid], fill: 'slate', line: 'outline' },
    { hatch: [0, -solid - open, width, open], stroke: 'gold' },
    { box: [0, -solid - open, width, open], stroke: 'gold', line: 'outline', dashed: true },
  ]
}

/** Three quotes after three years: the costs on them, and the costs that they leave out. */
export const drawing: Drawing = {
  alt: 'Three quotes after three years: product $18,450, remote team $35,400, local build $56,400. A hatched part of each is not on the quote.',
  caption: 'The example of this page, to scale. Hatched: what the quote does not say.',
  heights: { wide: 390, narrow: 430 },
  wide: [
    ...quotes.flatMap((quote, index): Mark[] => {
      const x = 34 + index * 232
      const top = 330 - (quote.said + quote.left) * 4.7
      return [
        { group: column(quote, 110, 4.7), at: [x, 330] },
        { text: quote.total, at: [x, top - 12], size: 'title' },
        { text: quote.why, at: [x + 120, top + 20], size: 'label', tone: 'gold' },
        { text: quote.name, at: [x, 358], size: 'title' },
      ]
    }),
    { text: 'on the\nquote', at: [620, 250], size: 'label', tone: 'slate' },
    { path: [14, 330, 706, 330], line: 'outline' },
  ],
  narrow: [
    ...quotes.flatMap((quote, index): Mark[] => {
      const x = 14 + index * 114
      const top = 344 - (quote.said + quote.left) * 4.7
      return [
        { group: column(quote, 84, 4.7), at: [x, 344] },
        { text: quote.total, at: [x, top - 10], size: 'label' },
        { text: quote.name, at: [x, 366], size: 'label' },
        { text: quote.why, at: [x, 386], tone: 'gold' },
      ]
    }),
    { text: 'Solid: on the quote.\nHatched: not on it.', at: [14, 40], size: 'label', tone: 'slate' },
    { path: [4, 344, 346, 344], line: 'outline' },
  ],
  card: [
    ...quotes.map((quote, index): Mark => ({ group: column(quote, 66, 3.2), at: [30 + index * 97, 214] })),
    { path: [12, 214, 308, 214], line: 'outline' },
  ],
}
