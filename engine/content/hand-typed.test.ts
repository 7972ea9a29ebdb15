import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rate } from '../../model/terms.ts'
import { handTyped } from './hand-typed.ts'

const figures = (text: string) => handTyped(text).map(({ line, figure }) => `${line} ${figure}`)

test.each([
  ['a price of the firm', 'We build the first piece for $12,000.', ['1 $12,000']],
  ['a duration of the firm', 'It starts.\nOur test takes two to three weeks.', ['2 two to three weeks']],
  ['a hyphenated duration', 'We work in four-week stages.', ['1 four-week']],
  ['the hourly rate in any sentence', `An hour is $${rate.perHour}.`, [`1 $${rate.perHour}`]],
  ['working days in any sentence', 'You get an answer within one working day.', ['1 one working day']],
])('finds %s', (_what, text, expected) => expect(figures(text)).toEqual(expected))

test.each([
  ["a client's own numbers", 'Say you charge $60 a month. Ten hours a week go into it.'],
  ['a placeholder', 'We build it for {{work.first-piece.price}} in {{work.first-piece.duration}}.'],
  ['an import', 'const text = `We answer within ${terms.reply}.`'],
  ['a comment', '  // We keep it for 30 days.\n/** Our 30 days. */'],
  ['minutes and years', 'We come in ten minutes. We count three years of cost.'],
  ['a longer number', `The $${rate.perHour}5 are theirs. A year has 250 working days.`],
])('ignores %s', (_what, text) => expect(figures(text)).toEqual([]))

const files = globSync(
  ['services', 'case-studies', 'blog', 'legal', 'locations', 'pages'].map(
    (folder) => `sites/spanwright/${folder}/*.{md,yaml}`,
  ),
)
/** Joins folded lines, because the end of a line doesn't end a sentence. */
const unfolded = (text: string) => text.replace(/(?<=\S)\n +(?=\S)(?!- |[\w-]+: )/g, ' ')

test.each(files)('%s takes the figures of the firm from prices.yaml', (file) => {
  const found = handTyped(unfolded(readFileSync(file, 'utf8')))
  expect(
    found.map(({ line, figure, sentence }) => `${file}:${line} "${figure}" is typed by hand: ${sentence}`),
  ).toEqual([])
})
