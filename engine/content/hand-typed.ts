import { rate as figures } from '../../model/terms.ts'

/** A figure of the firm's own terms that is hard-coded instead of coming from a placeholder or model/terms.ts. */
interface HandTyped {
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

/** Comments in TypeScript, and front-matter fields that visitors never see. */
const silent = /^\s*(?:\/\/|\/?\*)|^\s*(?:because|searcher|compares):/
const placeholder = /\{\{\s*(?!site\.)[\w.:-]+\s*\}\}|\$\{[^}]*\}/g

/**
 * Finds the firm's own figures in a content file. A dollar amount or a duration counts as the firm's if its sentence
 * has "we", "us" or "our", if it is the hourly rate, or if it is in working days. Therefore a client's own numbers must
 * be in sentences about the client: "Say you pay $60 a month." Minutes and years never count.
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
