import type { Drawing, Mark } from '../grammar/grammar.ts'

const frame: readonly Mark[] = [
  { box: [0, 0, 330, 270], fill: 'paper', line: 'outline' },
  { box: [0, 0, 330, 30], fill: 'stone', line: 'outline' },
  { circle: [18, 15], r: 5, fill: 'slate', line: 'none' },
  { circle: [35, 15], r: 5, fill: 'slate', line: 'none' },
]

const person: readonly Mark[] = [
  ...frame,
  { box: [18, 46, 294, 104], fill: 'river' },
  { circle: [258, 78], r: 19, fill: 'gold', line: 'none' },
  { area: [18, 150, 78, 92, 138, 150], fill: 'slate' },
  { area: [96, 150, 174, 70, 252, 150], fill: 'deep' },
  { box: [160, 112, 26, 38], fill: 'gold' },
  { text: 'Slate roofs, repaired', at: [18, 182], size: 'title' },
  { box: [18, 198, 142, 36], fill: 'gold', text: 'Open Mon–Fri, 8 to 5' },
  { box: [170, 198, 142, 36], fill: 'deep', text: 'Call the crew' },
  { path: [18, 250, 270, 250], stroke: 'steel' },
]

const crawler: readonly Mark[] = [
  ...frame,
  { text: 'Home', at: [54, 20], size: 'label', on: 'stone' },
  { box: [18, 46, 294, 104], dashed: true, stroke: 'slate' },
  { hatch: [18, 46, 294, 104] },
  { box: [64, 84, 202, 28], fill: 'paper', line: 'none' },
  { text: 'a picture, no words with it', at: [165, 103], anchor: 'middle', tone: 'slate', size: 'label' },
  {
    box: [18, 160, 294, 28],
    dashed: true,
    stroke: 'slate',
    text: 'the headline is a picture, too',
    size: 'note',
  },
  { box: [18, 198, 142, 36], dashed: true, stroke: 'slate', text: 'hours: in a PDF', size: 'note' },
  { box: [170, 198, 142, 36], dashed: true, stroke: 'slate', text: 'phone: needs a script', size: 'note' },
  { text: 'Welcome to our website.', at: [18, 255], size: 'label' },
]

/** One page as seen by two readers; the second finds only two lines of text. */
export const drawing: Drawing = {
  alt: 'A roofer’s page, full for a person, nearly empty for a crawler: picture, hours and phone cannot be read, only “Home” and “Welcome”.',
  heights: { wide: 336, narrow: 650 },
  wide: [
    { text: 'What a person sees', at: [20, 36], size: 'title' },
    { group: person, at: [20, 50] },
    { text: 'What a crawler reads', at: [370, 36], size: 'title', tone: 'gold' },
    { group: crawler, at: [370, 50] },
  ],
  narrow: [
    { text: 'What a person sees', at: [10, 28], size: 'title' },
    { group: person, at: [10, 40] },
    { text: 'What a crawler reads', at: [10, 352], size: 'title', tone: 'gold' },
    { group: crawler, at: [10, 364] },
  ],
  card: [
    { box: [20, 20, 280, 200], fill: 'paper', line: 'none' },
    { box: [20, 50, 140, 120], fill: 'river', line: 'none' },
    { circle: [132, 82], r: 16, fill: 'gold', line: 'none' },
    { area: [20, 170, 86, 84, 150, 170], fill: 'deep', line: 'none' },
    { box: [76, 132, 24, 38], fill: 'gold', line: 'none' },
    { box: [36, 184, 104, 22], fill: 'gold', line: 'none' },
    { box: [176, 66, 106, 90], dashed: true, stroke: 'slate' },
    { hatch: [176, 66, 106, 90] },
    { box: [176, 184, 106, 22], dashed: true, stroke: 'slate' },
    { box: [20, 20, 280, 30], fill: 'stone', line: 'outline' },
    { box: [20, 20, 280, 200], line: 'outline' },
    { path: [160, 20, 160, 220], stroke: 'gold', line: 'outline' },
  ],
}
