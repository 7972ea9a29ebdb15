import type { Drawing, Mark, Way } from '../grammar/grammar.ts'

/** Six documents in two rows, all filled from the same sheet. */
const documents: readonly Mark[] = [0, 1, 2, 3, 4, 5].map((index): Mark => ({
  sheet: [(index % 3) * 76, index < 3 ? 0 : 112, 64, 92],
  rows: 4,
  line: 'outline',
}))

const arrow = (...path: Way): Mark => ({ path, line: 'outline', arrow: 'end' })

/** Facts are typed once and checked by a second person; they then fill all documents. */
export const drawing: Drawing = {
  alt: 'One sheet of forty facts passes a person who checks it and fills six documents. The fact that is still missing stands out.',
  ground: 'blueprint',
  heights: { wide: 340, narrow: 540 },
  wide: [
    { text: 'One sheet', at: [24, 40], size: 'title' },
    { text: 'A second person', at: [246, 40], size: 'title' },
    { text: 'Six documents', at: [470, 40], size: 'title' },
    { sheet: [24, 62, 160, 212], rows: 9, marked: [6], line: 'outline' },
    { text: 'missing on Wednesday', at: [24, 306], tone: 'gold' },
    arrow(184, 168, 258, 168),
    { person: [314, 262], height: 150, line: 'outline' },
    { text: 'releases it', at: [278, 306], tone: 'slate' },
    arrow(370, 168, 456, 168),
    { group: documents, at: [470, 66] },
    { text: 'filled in, not typed', at: [470, 306], tone: 'slate' },
  ],
  narrow: [
    { text: 'One sheet', at: [16, 30], size: 'title' },
    { text: 'A second person', at: [176, 30], size: 'title' },
    { sheet: [16, 46, 134, 178], rows: 8, marked: [5], line: 'outline' },
    { text: 'missing on\nWednesday', at: [16, 250], tone: 'gold' },
    arrow(150, 134, 204, 134),
    { person: [256, 222], height: 140, line: 'outline' },
    arrow(256, 232, 256, 296),
    { text: 'Six documents', at: [16, 316], size: 'title' },
    { group: documents, at: [66, 336], scale: 0.96 },
  ],
  card: [
    { sheet: [20, 46, 104, 148], rows: 7, marked: [4], line: 'outline' },
    arrow(124, 120, 160, 120),
    { group: documents, at: [168, 50], scale: 0.62 },
  ],
}
