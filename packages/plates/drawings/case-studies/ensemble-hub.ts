import type { Drawing, Mark } from '../grammar/grammar.ts'

const models = [
  { y: 0, answer: '6 months', odd: false },
  { y: 96, answer: '6 months', odd: false },
  { y: 192, answer: '2 months', odd: true },
] as const

/** Lines from the question to the answers of three models, and from them to the rule. */
const fan = (x: number, toModel: number, width: number, toRule: number): readonly Mark[] =>
  models.flatMap(({ y, answer, odd }): Mark[] => [
    { path: [x, 120, x + toModel, y + 24], line: 'outline', stroke: 'slate' },
    odd
      ? {
          path: [x + toModel + width, y + 24, x + toModel + width + toRule, 150],
          line: 'outline',
          stroke: 'gold',
          dashed: true,
        }
      : {
          path: [x + toModel + width, y + 24, x + toModel + width + toRule, 108 + y * 0.12],
          line: 'outline',
          stroke: 'slate',
        },
    { box: [x + toModel, y, width, 48], fill: odd ? 'gold' : 'slate', line: 'outline', text: answer },
  ])

/** One question, three answers, and how far they agree. */
export const drawing: Drawing = {
  alt: 'One question fans out to three models. Two say six months, one says two, and the answer carries their agreement: two of three, so a person looks.',
  ground: 'blueprint',
  heights: { wide: 340, narrow: 520 },
  wide: [
    {
      circle: [76, 170],
      r: 54,
      fill: 'paper',
      line: 'outline',
      text: 'How often do\nyou change\nthe filter?',
      size: 'note',
    },
    { group: fan(130, 96, 120, 70), at: [0, 50] },
    { box: [416, 138, 70, 64], fill: 'river', line: 'outline', text: 'rule' },
    { path: [486, 170, 520, 170], line: 'outline', arrow: 'end' },
    { text: '6 months', at: [528, 142], size: 'figure' },
    { box: [530, 160, 48, 22], fill: 'slate', line: 'outline' },
    { box: [586, 160, 48, 22], fill: 'slate', line: 'outline' },
    { box: [642, 160, 48, 22], stroke: 'gold', line: 'outline', dashed: true },
    { text: 'two of three:\na person should look', at: [530, 210], size: 'label', tone: 'gold' },
    { text: 'the same question, the same deadline', at: [226, 34], tone: 'slate' },
  ],
  narrow: [
    {
      circle: [70, 70],
      r: 54,
      fill: 'paper',
      line: 'outline',
      text: 'How often do\nyou change\nthe filter?',
      size: 'note',
    },
    { path: [124, 66, 216, 56], line: 'outline', stroke: 'slate' },
    { path: [84, 122, 128, 176], line: 'outline', stroke: 'slate' },
    { path: [116, 98, 216, 128], line: 'outline', stroke: 'slate' },
    { box: [216, 32, 116, 46], fill: 'slate', line: 'outline', text: '6 months' },
    { box: [216, 108, 116, 46], fill: 'slate', line: 'outline', text: '6 months' },
    { box: [100, 176, 116, 46], fill: 'gold', line: 'outline', text: '2 months' },
    { path: [318, 78, 318, 250, 210, 282], smooth: true, line: 'outline', stroke: 'slate' },
    { path: [274, 154, 260, 230, 196, 270], smooth: true, line: 'outline', stroke: 'slate' },
    { path: [158, 222, 170, 262], line: 'outline', stroke: 'gold', dashed: true },
    { box: [130, 266, 80, 50], fill: 'river', line: 'outline', text: 'rule' },
    { path: [170, 316, 170, 346], line: 'outline', arrow: 'end' },
    { text: '6 months', at: [175, 384], size: 'figure', anchor: 'middle' },
    { box: [93, 400, 48, 22], fill: 'slate', line: 'outline' },
    { box: [151, 400, 48, 22], fill: 'slate', line: 'outline' },
    { box: [209, 400, 48, 22], stroke: 'gold', line: 'outline', dashed: true },
    {
      text: 'two of three:\na person should look',
      at: [175, 452],
      size: 'label',
      tone: 'gold',
      anchor: 'middle',
    },
  ],
  card: [
    { circle: [52, 120], r: 36, fill: 'paper', line: 'outline' },
    { group: fan(88, 62, 60, 50), at: [0, 12], scale: 0.9 },
    { box: [232, 92, 62, 56], fill: 'river', line: 'outline' },
    { box: [206, 192, 26, 16], fill: 'slate' },
    { box: [240, 192, 26, 16], fill: 'slate' },
    { box: [274, 192, 26, 16], stroke: 'gold', dashed: true },
  ],
}
