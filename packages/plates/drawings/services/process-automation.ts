import type { Drawing, Mark } from '../grammar/grammar.ts'

/** An order's way through the office today: at each desk somebody types it again. */
const today: readonly Mark[] = [
  {
    path: [
      [84, 60],
      [110, 20],
      [140, 90],
      [176, 60],
    ],
    smooth: true,
    stroke: 'slate',
  },
  {
    path: [
      [244, 60],
      [270, 20],
      [300, 90],
      [336, 60],
    ],
    smooth: true,
    stroke: 'slate',
  },
  {
    path: [
      [404, 60],
      [430, 20],
      [460, 90],
      [500, 60],
    ],
    smooth: true,
    stroke: 'slate',
    arrow: 'end',
  },
  { sheet: [30, 28, 54, 66], rows: 4, line: 'outline', marked: [0] },
  { screen: [176, 28, 70, 66], rows: 3, line: 'outline', marked: [0] },
  { screen: [336, 28, 70, 66], rows: 3, line: 'outline', marked: [0] },
  { sheet: [504, 28, 54, 66], rows: 4, line: 'outline', marked: [0] },
  { fault: [126, 56], r: 16 },
  { fault: [286, 56], r: 16 },
  { fault: [446, 56], r: 16 },
]
const after: readonly Mark[] = [
  {
    path: [
      [84, 60],
      [332, 60],
    ],
    stroke: 'gold',
    line: 'outline',
    arrow: 'end',
  },
  {
    path: [
      [406, 60],
      [500, 60],
    ],
    stroke: 'gold',
    line: 'outline',
    arrow: 'end',
  },
  { sheet: [30, 28, 54, 66], rows: 4, line: 'outline', marked: [0] },
  { person: [211, 94], height: 64 },
  { circle: [242, 36], r: 13, fill: 'paper' },
  { tick: [242, 36], r: 6 },
  { screen: [336, 28, 70, 66], rows: 3, line: 'outline', marked: [0] },
  { sheet: [504, 28, 54, 66], rows: 4, line: 'outline', marked: [0] },
]

/** An order on its way through the office, before and after. */
export const processAutomation: Drawing = {
  alt: 'An order is typed three times, from mail to sheet to accounting to paper: 80 minutes a day. Connected, a person checks once: 5 minutes.',
  caption: 'Minutes of this page’s example: twenty orders a day from four steady customers.',
  wide: {
    size: [720, 370],
    marks: [
      { text: 'Today: typed, typed, and typed again', at: [30, 42], size: 'title' },
      { group: today, at: [0, 42] },
      { text: 'mail', at: [57, 156], anchor: 'middle', tone: 'slate' },
      { text: 'order sheet', at: [211, 156], anchor: 'middle', tone: 'slate' },
      { text: 'accounting', at: [371, 156], anchor: 'middle', tone: 'slate' },
      { text: 'paper for the crew', at: [531, 156], anchor: 'middle', tone: 'slate' },
      { text: '80', at: [600, 108], size: 'poster' },
      { text: 'minutes a day', at: [602, 134], size: 'label' },
      { box: [0, 188, 720, 182], fill: 'stone', line: 'none' },
      { text: 'After: typed never, checked once', at: [30, 226], size: 'title', on: 'stone' },
      { group: after, at: [0, 226] },
      { text: 'mail', at: [57, 344], anchor: 'middle', on: 'stone' },
      { text: 'one look, one click', at: [211, 344], anchor: 'middle', on: 'stone' },
      { text: 'accounting', at: [371, 344], anchor: 'middle', on: 'stone' },
      { text: 'paper for the crew', at: [531, 344], anchor: 'middle', on: 'stone' },
      { text: '5', at: [600, 294], size: 'poster', on: 'stone' },
      { text: 'minutes a day', at: [602, 320], size: 'label', on: 'stone' },
    ],
  },
  narrow: {
    size: [350, 560],
    marks: [
      { box: [176, 0, 174, 560], fill: 'stone', line: 'none' },
      { text: 'Today', at: [16, 36], size: 'title' },
      { text: '80', at: [16, 94], size: 'poster' },
      { text: 'minutes a day', at: [16, 118], size: 'label' },
      { text: 'After', at: [192, 36], size: 'title', on: 'stone' },
      { text: '5', at: [192, 94], size: 'poster', on: 'stone' },
      { text: 'minutes a day', at: [192, 118], size: 'label', on: 'stone' },
      ...[204, 312, 420].flatMap((y): Mark[] => [
        {
          path: [
            [45, y],
            [66, y + 8],
            [24, y + 34],
            [45, y + 44],
          ],
          smooth: true,
          stroke: 'slate',
        },
        { fault: [45, y + 21], r: 14 },
        { text: y === 204 ? 'typed' : 'typed again', at: [70, y + 26], size: 'label', tone: 'gold' },
      ]),
      { sheet: [20, 138, 50, 62], line: 'outline', marked: [0] },
      { screen: [14, 250, 62, 60], rows: 3, line: 'outline', marked: [0] },
      { screen: [14, 358, 62, 60], rows: 3, line: 'outline', marked: [0] },
      { sheet: [20, 468, 50, 62], line: 'outline', marked: [0] },
      { text: 'mail', at: [86, 174], size: 'label' },
      { text: 'order sheet', at: [86, 280], size: 'label' },
      { text: 'accounting', at: [86, 388], size: 'label' },
      { text: 'the crew', at: [86, 504], size: 'label' },
      {
        path: [
          [221, 200],
          [221, 352],
        ],
        stroke: 'gold',
        line: 'outline',
        arrow: 'end',
      },
      {
        path: [
          [221, 420],
          [221, 462],
        ],
        stroke: 'gold',
        line: 'outline',
        arrow: 'end',
      },
      { sheet: [196, 138, 50, 62], line: 'outline', marked: [0] },
      { person: [221, 310], height: 58 },
      { circle: [252, 254], r: 13, fill: 'paper' },
      { tick: [252, 254], r: 6 },
      { screen: [190, 358, 62, 60], rows: 3, line: 'outline', marked: [0] },
      { sheet: [196, 468, 50, 62], line: 'outline', marked: [0] },
      { text: 'mail', at: [262, 174], size: 'label', on: 'stone' },
      { text: 'one look,\none click', at: [272, 290], size: 'label', on: 'stone' },
      { text: 'accounting', at: [262, 388], size: 'label', on: 'stone' },
      { text: 'the crew', at: [262, 504], size: 'label', on: 'stone' },
    ],
  },
  card: {
    size: [320, 240],
    marks: [
      {
        path: [
          [74, 70],
          [110, 26],
          [140, 110],
          [180, 66],
          [216, 26],
          [248, 70],
        ],
        smooth: true,
        stroke: 'slate',
      },
      { sheet: [20, 36, 54, 66], rows: 4, line: 'outline', marked: [0] },
      { screen: [244, 36, 62, 66], rows: 3, line: 'outline', marked: [0] },
      { fault: [106, 42], r: 15 },
      { fault: [152, 92], r: 15 },
      { fault: [206, 44], r: 15 },
      { box: [0, 130, 320, 110], fill: 'stone', line: 'none' },
      {
        path: [
          [74, 184],
          [238, 184],
        ],
        stroke: 'gold',
        line: 'outline',
        arrow: 'end',
      },
      { sheet: [20, 150, 54, 66], rows: 4, line: 'outline', marked: [0] },
      { person: [152, 214], height: 56 },
      { screen: [244, 150, 62, 66], rows: 3, line: 'outline', marked: [0] },
    ],
  },
}
