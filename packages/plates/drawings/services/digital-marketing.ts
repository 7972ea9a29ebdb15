import type { Drawing, Mark, Way } from '../grammar/grammar.ts'

/** A thousand letters, as the area of a square. Their outcomes are squares on the same scale. */
const letters: readonly Mark[] = [
  { box: [0, 0, 260, 260], fill: 'stone', line: 'outline' },
  { box: [64, 112, 132, 88], fill: 'paper', line: 'outline' },
  { path: [64, 112, 130, 164, 196, 112], line: 'outline' },
  { text: '1,000', at: [20, 52], size: 'figure', on: 'stone' },
  { text: 'letters sent', at: [20, 76], size: 'label', on: 'stone' },
]
/** 30 calls, 12 of which reach voice mail: a square with sides of 45 units. */
const calls: readonly Mark[] = [
  { box: [0, 18, 45, 27], fill: 'river', line: 'outline' },
  { box: [0, 0, 45, 18], dashed: true, stroke: 'gold' },
  { hatch: [0, 0, 45, 18], stroke: 'gold' },
]
const quotes: Mark = { box: [0, 0, 25, 25], fill: 'slate', line: 'outline' }
const paid: Mark = { box: [0, 0, 14, 14], fill: 'gold', line: 'outline' }

/** The curve down from the letters to the invoices, and the same on a card. */
const slope: Way = [280, 40, 290, 120, 310, 196, 350, 240, 420, 262, 540, 276, 690, 287]
const cardSlope: Way = [180, 24, 188, 100, 204, 150, 240, 180, 308, 198]

/** How few letters lead to an invoice, and where most of the responses are lost. */
export const drawing: Drawing = {
  alt: 'Areas to scale: 1,000 letters bring 30 calls, of which 12 reach voice mail, 9 quotes and 3 paid invoices. Fix the phone first.',
  caption: 'Counts of an example; the squares are to scale.',
  heights: { wide: 330, narrow: 520 },
  wide: [
    { area: [...slope, 690, 300, 280, 300], fill: 'stone', line: 'none' },
    { path: slope, smooth: true, line: 'outline', stroke: 'slate' },
    { path: [20, 300, 700, 300], stroke: 'slate' },
    { group: letters, at: [20, 40] },
    { group: calls, at: [360, 255] },
    { group: [quotes], at: [520, 275] },
    { group: [paid], at: [640, 286] },
    { text: '30', at: [360, 200], size: 'figure' },
    { text: 'calls', at: [360, 220], size: 'label' },
    { path: [408, 262, 436, 214], line: 'annotation', stroke: 'gold' },
    { text: '12 of them:\nvoice mail', at: [424, 184], size: 'label', tone: 'gold' },
    { text: '9', at: [520, 234], size: 'figure' },
    { text: 'quotes', at: [520, 256], size: 'label' },
    { text: '3', at: [636, 234], size: 'figure', tone: 'gold' },
    { text: 'paid\ninvoices', at: [636, 254], size: 'label', tone: 'gold' },
    { text: 'Where do they all go?', at: [360, 66], size: 'title' },
    {
      text: 'Most of a thousand never answer.\nBut two of five callers get voice mail.\nFix the phone first.',
      at: [360, 92],
      size: 'label',
      tone: 'slate',
    },
  ],
  narrow: [
    { group: letters, at: [20, 20] },
    { path: [20, 436, 330, 436], stroke: 'slate' },
    { group: calls, at: [20, 391] },
    { group: [quotes], at: [190, 411] },
    { group: [paid], at: [280, 422] },
    { text: '30', at: [20, 340], size: 'figure' },
    { text: 'calls', at: [20, 362], size: 'label' },
    { text: '12 of them:\nvoice mail', at: [76, 402], size: 'label', tone: 'gold' },
    { text: '9', at: [190, 370], size: 'figure' },
    { text: 'quotes', at: [190, 392], size: 'label' },
    { text: '3', at: [276, 370], size: 'figure', tone: 'gold' },
    { text: 'paid\ninvoices', at: [276, 390], size: 'label', tone: 'gold' },
    {
      text: 'Two of five callers get voice mail.\nFix the phone first.',
      at: [20, 470],
      size: 'label',
      tone: 'slate',
    },
  ],
  card: [
    { box: [20, 24, 160, 190], fill: 'stone', line: 'outline' },
    { box: [50, 84, 100, 68], fill: 'paper', line: 'outline' },
    { path: [50, 84, 100, 124, 150, 84], line: 'outline' },
    { area: [...cardSlope, 308, 214, 180, 214], fill: 'stone', line: 'none' },
    { path: cardSlope, smooth: true, line: 'outline', stroke: 'slate' },
    { box: [204, 180, 34, 34], fill: 'river', line: 'outline' },
    { box: [204, 164, 34, 16], dashed: true, stroke: 'gold' },
    { box: [254, 190, 24, 24], fill: 'slate', line: 'outline' },
    { box: [292, 200, 14, 14], fill: 'gold' },
    { path: [12, 214, 312, 214], stroke: 'slate' },
  ],
}
