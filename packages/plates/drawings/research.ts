import type { Sameness, TextShare } from '../../../pages/research/experiments.ts'
import type { Drawing, Mark } from './grammar/grammar.ts'

/** A share as a whole percentage, as displayed, so that the drawing doesn't change with every word of a text. */
const percents = (share: number): number => Math.round(share * 100)

/** Note 1: a bar for each kind of page, filled in proportion to its running text. */
function weight(shares: readonly TextShare[]): Drawing {
  const bars = (width: number, height: number, gap: number): readonly Mark[] =>
    shares.flatMap(({ kind, share }, index): Mark[] => {
      const y = index * (height + gap) + 22
      const fill = index === 0 ? 'gold' : 'slate'
      return [
        { text: kind, at: [0, y - 7], size: 'title' },
        { box: [0, y, width, height], dashed: true, stroke: 'slate' },
        { box: [0, y, (percents(share) / 100) * width, height], fill, line: 'outline' },
        { text: `${percents(share)}%`, at: [12, y + height / 2 + 6], size: 'label', on: fill },
      ]
    })
  const said = shares.map(({ kind, share }) => `${kind.toLowerCase()} ${percents(share)}`).join(', ')
  return {
    alt: `Share of running text in the compressed source, in percent, median by kind of page: ${said}.`,
    heights: { wide: 370, narrow: 350 },
    wide: [
      { text: 'running text', at: [40, 40], size: 'label', tone: 'slate' },
      {
        text: 'the rest: fields to look things up',
        at: [680, 40],
        size: 'label',
        tone: 'slate',
        anchor: 'end',
      },
      { group: bars(640, 42, 34), at: [40, 58] },
    ],
    narrow: [
      { text: 'running text', at: [12, 30], size: 'label' },
      { text: 'fields', at: [338, 30], size: 'label', tone: 'slate', anchor: 'end' },
      { group: bars(326, 40, 34), at: [12, 46] },
    ],
    card: [{ group: bars(280, 34, 18), at: [20, -4] }],
  }
}

/** Note 2: the two most similar pages as sheets that overlap by as much as they have in common, to scale. */
function sameness({ largest: exact, pairs }: Sameness): Drawing {
  const largest = Math.round(exact * 1000) / 1000
  // If two sheets of the same size share a part p of each, their Jaccard index is p / (2 - p).
  const shared = (2 * largest) / (1 + largest)
  const percent = `${(largest * 100).toFixed(1)}%`
  // Lines of writing, so that the areas look like pages.
  const lines = (x: number, width: number): readonly Mark[] =>
    [0.9, 0.7, 0.8].map((length, index) => ({
      box: [x + width * 0.1, 26 + index * 22, width * 0.8 * length, 8],
      fill: 'slate',
      line: 'none',
    }))
  const sheets = (width: number, height: number): readonly Mark[] => {
    const overlap = width * shared
    return [
      { box: [0, 0, width, height], fill: 'stone', line: 'outline' },
      { box: [width - overlap, 0, width, height], fill: 'river', line: 'outline' },
      { box: [width - overlap, 0, overlap, height], fill: 'gold', line: 'structure' },
      ...lines(0, width),
      ...lines(width, width),
    ]
  }
  const swapped = (width: number, height: number): readonly Mark[] => [
    { box: [0, 0, width, height], fill: 'gold', line: 'outline' },
    { box: [8, -8, width, height], stroke: 'slate', dashed: true },
    ...lines(0, width).map((mark, index): Mark =>
      index === 0 && 'box' in mark ? { ...mark, fill: 'paper', line: 'structure' } : mark,
    ),
  ]
  return {
    alt: `Of ${pairs} pairs of town pages, the two most alike overlap by ${percent}, names masked. A page with only its name swapped overlaps whole.`,
    heights: { wide: 320, narrow: 400 },
    wide: [
      { text: 'Our two most alike', at: [30, 40], size: 'title' },
      { group: sheets(200, 200), at: [30, 58] },
      { text: `${percent} in common`, at: [30, 290], size: 'label' },
      { text: 'Name swapped', at: [490, 40], size: 'title', tone: 'gold' },
      { group: swapped(200, 200), at: [490, 58] },
      { text: 'all of it in common', at: [490, 290], size: 'label' },
    ],
    narrow: [
      { text: 'Our two most alike', at: [16, 36], size: 'title' },
      { group: sheets(160, 130), at: [16, 50] },
      { text: `${percent} in common`, at: [16, 202], size: 'label' },
      { text: 'Name swapped', at: [16, 240], size: 'title', tone: 'gold' },
      { group: swapped(160, 110), at: [16, 258] },
      { text: 'all of it in common', at: [16, 390], size: 'label' },
    ],
    card: [
      { group: sheets(140, 90), at: [24, 24] },
      { group: swapped(140, 84), at: [92, 138] },
    ],
  }
}

/** Draws the figure of each research note from the results of its experiment. */
export const researchDrawings = { weight, sameness } as const
