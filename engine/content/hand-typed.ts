import { rate as figures } from '../../model/terms.ts'

/**
 * A figure for one of the firm's own terms, hard-coded where a placeholder or an import of model/terms.ts belongs.
 */
export interface HandTyped {
  /** 1-based. */
  line: number
  figure: string
  sentence: string
}

const number =
  '(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety)'
const dollars = `\\$\\d+(?:[.,]\\d+)*|${number}(?: hundred| thousand)? dollars`
const duration = `${number}(?:(?: to | or |-|–)${number})?[ -](?:working |business |calendar )?(?:hour|day|week|month)s?`

const figure = new RegExp(`(?<![\\w$-])(?:${dollars}|${duration})(?![\\w-])`, 'i')
const workingDays = new RegExp(`(?<![\\d,.])(?:\\d\\d?|one|two|three|five|ten) working days?`, 'i')
const { perHour } = figures
const rate = new RegExp(`\\$${perHour}(?!\\d)|(?<![\\d.,])${perHour} dollars`)
const firm = /(?<![\w-])(?:we|us|our|ours|we're|we'll|we've|we'd)(?![\w-])|\{\{site\.(?:name|founder)\}\}/i

/** Comments of TypeScript and the fields of front matter that no visitor reads. */
const silent = /^\s*(?:\/\/|\/?\*)|^\s*(?:because|searcher|compares):/
const placeholder = /\{\{\s*(?!site\.)[\w.:-]+\s*\}\}|\$\{[^}]*\}/g

/**
 * Finds the firm's own figures in a content file. A dollar amount or a duration counts as ours when its
 * sentence speaks of us ("we", "us", "our"), when it is the hourly rate, or when it is counted in working
 * days. A client's own numbers therefore go into sentences about the client: "Say you pay $60 a month."
 * Minutes and years are never terms of ours.
 * @param source The text of a Markdown or TypeScript file.
 */
export const handTyped = (source: string): HandTyped[] =>
  source.split('\n').flatMap((text, index) =>
    silent.test(text)
      ? []
      : text
          .replace(placeholder, '…')
          .split(/(?<=[.!?][”"']?)\s+/)
          .flatMap((sentence) => {
            const [found] =
              rate.exec(sentence) ??
              workingDays.exec(sentence) ??
              (firm.test(sentence) ? (figure.exec(sentence) ?? []) : [])
            return found ? [{ line: index + 1, figure: found, sentence: sentence.trim() }] : []
          }),
  )
