import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rate } from '../../model/terms.ts'

const number =
  '(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety)'
const dollars = `\\$\\d+(?:[.,]\\d+)*|${number}(?: hundred| thousand)? dollars`
const duration = `${number}(?:(?: to | or |-|–)${number})?[ -](?:working |business |calendar )?(?:hour|day|week|month)s?`

const ownFigure = new RegExp(`(?<![\\w$-])(?:${dollars}|${duration})(?![\\w-])`, 'i')
const workingDays = new RegExp(`(?<![\\d,.])(?:\\d\\d?|one|two|three|five|ten) working days?`, 'i')
const hourlyRate = new RegExp(`\\$${rate.perHour}(?!\\d)|(?<![\\d.,])${rate.perHour} dollars`)
const firm = /(?<![\w-])(?:we|us|our|ours|we're|we'll|we've|we'd)(?![\w-])|\{\{site\.(?:name|founder)\}\}/i

/** Comments in TypeScript, and front-matter fields that visitors never see. */
const silent = /^\s*(?:\/\/|\/?\*)|^\s*(?:because|searcher|compares):/
const placeholder = /\{\{\s*(?!site\.)[\w.:-]+\s*\}\}|\$\{[^}]*\}/g

/**
 * Finds figures of the firm's own terms that are typed into a content file instead of coming from a placeholder. A dollar amount or a duration counts as the firm's if its sentence
 * has "we", "us" or "our", if it is the hourly rate, or if it is in working days. Therefore a client's own numbers must
 * be in sentences about the client: "Say you pay $60 a month." Minutes and years never count.
 * @param source The text of a Markdown or TypeScript file.
 */
const handTyped = (source: string) =>
  source.split('\n').flatMap((text, index) =>
    silent.test(text)
      ? []
      : text
          .replace(placeholder, '…')
          .split(/(?<=[.!?][”"']?)\s+/)
          .flatMap((sentence) => {
            const [found] =
              hourlyRate.exec(sentence) ??
              workingDays.exec(sentence) ??
              (firm.test(sentence) ? (ownFigure.exec(sentence) ?? []) : [])
            return found ? [{ line: index + 1, figure: found, sentence: sentence.trim() }] : []
          }),
  )

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
