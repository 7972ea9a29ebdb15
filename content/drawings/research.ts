import type { Sameness, TextShare } from '../pipeline/experiments.ts'
import type { Drawing, Mark } from './grammar.ts'

/** Note 1: each kind of page as a bar, of which the running text is filled. */
function weight(shares: readonly TextShare[]): Drawing {
  const bars = (width: number, height: number, gap: number): readonly Mark[] =>
    shares.flatMap(({ kind, share }, index): Mark[] => {
      const y = index * (height + gap)
      const text = share * width
      return [
        { box: [0, y, width, height], line: 'structure', dashed: true, stroke: 'slate' },
        { box: [0, y, text, height], fill: index === 0 ? 'gold' : 'slate', line: 'outline' },
        { text: kind, at: [12, y + height / 2 + 6], size: 'title', on: index === 0 ? 'gold' : 'slate' },
        {
          text: `${Math.round(share * 100)}%`,
          at: [text - 10, y + height / 2 + 6],
          size: 'label',
          anchor: 'end',
          on: index === 0 ? 'gold' : 'slate',
        },
      ]
    })
  const said = shares.map(({ kind, share }) => `${kind.toLowerCase()} ${Math.round(share * 100)}`).join(', ')
  return {
    alt: `Share of running text in the compressed source, in percent, median by kind of page: ${said}.`,
    wide: {
      size: [720, 330],
      marks: [
        { text: 'running text', at: [40, 40], size: 'label' },
        {
          text: 'the rest: fields to look things up',
          at: [680, 40],
          size: 'label',
          tone: 'slate',
          anchor: 'end',
        },
        { group: bars(640, 50, 14), at: [40, 56] },
      ],
    },
    narrow: {
      size: [350, 320],
      marks: [
        { text: 'running text', at: [12, 30], size: 'label' },
        { text: 'fields', at: [338, 30], size: 'label', tone: 'slate', anchor: 'end' },
        { group: bars(326, 52, 14), at: [12, 42] },
      ],
    },
    card: { size: [320, 240], marks: [{ group: bars(280, 36, 14), at: [20, 26] }] },
  }
}

/** Note 2: the two pages that are most alike as sheets that overlap by what they share, to scale. */
function sameness({ largest, pairs }: Sameness): Drawing {
  // Of two sheets of the same size that share a part p of each, the Jaccard index is p / (2 - p).
  const shared = (2 * largest) / (1 + largest)
  const percent = `${(largest * 100).toFixed(1)}%`
  const sheets = (width: number, height: number): readonly Mark[] => {
    const overlap = width * shared
    return [
      { box: [0, 0, width, height], fill: 'stone', line: 'outline' },
      { box: [width - overlap, 0, width, height], fill: 'river', line: 'outline' },
      { box: [width - overlap, 0, overlap, height], fill: 'gold', line: 'structure' },
    ]
  }
  const swapped = (width: number, height: number): readonly Mark[] => [
    { box: [0, 0, width, height], fill: 'gold', line: 'outline' },
    { box: [6, -6, width, height], stroke: 'slate', line: 'structure', dashed: true },
  ]
  return {
    alt: `Of ${pairs} pairs of town pages, the two most alike overlap by ${percent}, names masked. A page with only its name swapped overlaps whole.`,
    wide: {
      size: [720, 320],
      marks: [
        { text: 'Our two most alike', at: [30, 40], size: 'title' },
        { group: sheets(200, 200), at: [30, 58] },
        { text: `${percent} in common`, at: [30, 290], size: 'label' },
        { text: 'Name swapped', at: [490, 40], size: 'title', tone: 'gold' },
        { group: swapped(200, 200), at: [490, 58] },
        { text: 'all of it in common', at: [490, 290], size: 'label' },
      ],
    },
    narrow: {
      size: [350, 400],
      marks: [
        { text: 'Our two most alike', at: [16, 36], size: 'title' },
        { group: sheets(160, 130), at: [16, 50] },
        { text: `${percent} in common`, at: [16, 202], size: 'label' },
        { text: 'Name swapped', at: [16, 240], size: 'title', tone: 'gold' },
        { group: swapped(160, 110), at: [16, 258] },
        { text: 'all of it in common', at: [16, 390], size: 'label' },
      ],
    },
    card: {
      size: [320, 240],
      marks: [
        { group: sheets(140, 90), at: [24, 24] },
        { group: swapped(140, 80), at: [24, 140] },
      ],
    },
  }
}

/** The figure of each research note, drawn from what the experiment has found. */
export const researchDrawings = { weight, sameness } as const
