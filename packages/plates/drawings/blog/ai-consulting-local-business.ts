import type { Drawing, Mark, Spot, Tone } from '../grammar/grammar.ts'

/** The article's two models: how many of 100 cases they got right, with the Wilson interval, in percent. */
const intervals = { b: { from: 77.9, to: 91.5, right: 86 }, a: { from: 83.8, to: 95.2, right: 91 } } as const
const [lowest, highest] = [75, 98]

/** Two lenses over one scale. Where they overlap, the test can't tell the models apart. */
function lenses(width: number, rise: number): readonly Mark[] {
  const at = (percent: number) => ((percent - lowest) / (highest - lowest)) * width
  const height = ({ from, to }: { from: number; to: number }, percent: number) =>
    Math.max(0, rise * (1 - ((2 * percent - from - to) / (to - from)) ** 2))
  const shape = (from: number, to: number, heightOf: (percent: number) => number, fill: Tone): Mark => {
    const upper = Array.from({ length: 25 }, (_, step): Spot => {
      const percent = from + ((to - from) * step) / 24
      return [at(percent), -heightOf(percent)]
    })
    const lower = upper.toReversed().map(([x, y]): Spot => [x, -y])
    return { area: [...upper, ...lower].flat(), fill, line: 'outline' }
  }
  const { a, b } = intervals
  const posts = [80, 85, 90, 95]
  return [
    shape(b.from, b.to, (percent) => height(b, percent), 'river'),
    shape(a.from, a.to, (percent) => height(a, percent), 'slate'),
    shape(a.from, b.to, (percent) => Math.min(height(a, percent), height(b, percent)), 'gold'),
    { path: [0, 0, width, 0], line: 'outline' },
    ...[a, b].map(({ right }): Mark => ({ circle: [at(right), 0], r: 7, fill: 'paper', line: 'outline' })),
    { path: [0, rise + 40, width, rise + 40] },
    ...posts.map((percent): Mark => ({ path: [at(percent), rise + 32, at(percent), rise + 48] })),
    ...posts.map((percent): Mark => ({
      text: `${percent}%`,
      at: [at(percent), rise + 64],
      anchor: 'middle',
      tone: 'slate',
    })),
  ]
}

/** Two test results with their margins of error. */
export const drawing: Drawing = {
  alt: 'Two models, right in 91 and in 86 of 100 cases, as two lenses of uncertainty. They overlap in gold: the test has not shown which is better.',
  caption: 'Wilson intervals at 95 percent for 91 and 86 of 100.',
  heights: { wide: 372, narrow: 350 },
  wide: [
    { group: lenses(640, 110), at: [40, 180] },
    { text: 'Model B: 86', at: [90, 84], size: 'title' },
    { text: 'Model A: 91', at: [560, 84], size: 'title' },
    { text: 'Could be either.', at: [380, 52], size: 'title', tone: 'gold', anchor: 'middle' },
    { path: [380, 60, 380, 108], line: 'annotation', stroke: 'gold' },
  ],
  narrow: [
    { group: lenses(330, 86), at: [10, 178] },
    { text: 'Model B: 86', at: [14, 86], size: 'label' },
    { text: 'Model A: 91', at: [338, 86], size: 'label', anchor: 'end' },
    { text: 'Could be either.', at: [180, 44], size: 'title', tone: 'gold', anchor: 'middle' },
    { path: [186, 54, 186, 120], line: 'annotation', stroke: 'gold' },
  ],
  card: [{ group: lenses(300, 76), at: [10, 98] }],
}
