import { percent, sentencesOf, wordsOf, type PageText } from './page-text.ts'
import type { Fault } from './rules.ts'

/** Pages with fewer sentences of prose are too short for measuring sentence lengths. */
const fewestMeasured = 10

/** A sentence with more words than this is long. */
export const longSentence = 28

/** The share of a page's sentences that may be long. */
const mostLong = 0.05

/** A sentence with fewer words than this is short. */
export const shortSentence = 9

/** The share of a page's sentences that must be short: speech mixes long and short sentences. */
const leastShort = 0.2

/** The share of possible contractions that must be used. */
const leastContracted = 0.5

/** Words that an American reader would not use in this sense, and what to write instead. */
const oddWords = [
  { word: /\b(?:by|per|work) mails?\b/i, want: 'email' },
  { word: /\bmend(?:s|ed|ing)?\b/i, want: 'fix' },
  { word: /\b(?:leaves|in|into|outside) the house\b/i, want: 'the office or the building' },
  { word: /\bby when\b/i, want: 'when' },
  { word: /(?<!\bor |, )\ba no\b(?!-)/i, want: '"no"' },
  { word: /\breckon(?:s|ed|ing)?\b/i, want: 'figure out' },
  { word: /\b(?:the|a|this|our|redo the) sums?\b(?! of)/i, want: 'the math or the numbers' },
] as const

/** Headings taken from technical drawings, which don't tell clients what a section is about. */
const drawingHeadings: ReadonlySet<string> = new Set([
  'dimensions',
  'tolerances',
  'title block',
  'blank cells',
  'parts list',
  'legend',
  'revisions',
])

/** How many pages a heading may appear on. */
const mostHeadingUses = 6

const shareOf = ({ prose }: PageText, is: (words: number) => boolean): number => {
  const sentences = sentencesOf(prose)
  return sentences.length === 0
    ? 0
    : sentences.filter((sentence) => is(wordsOf(sentence).length)).length / sentences.length
}

/** The share of the sentences in a page's prose that are long, 0 to 1. */
export const longShare = (page: PageText): number => shareOf(page, (words) => words > longSentence)

/** The share of the sentences in a page's prose that are short, 0 to 1. */
export const shortShare = (page: PageText): number => shareOf(page, (words) => words < shortSentence)

/** Word pairs that people contract in speech. Another word must follow: nobody contracts the end of a sentence. */
const contractible =
  /\b(?:(?:it|that|there|what|who|here) is|(?:do|does|did|is|are|was|were|will|would|could|should|have|has|had) not|cannot|(?:you|we|they) are|(?:you|we|they|it|I) (?:will|would)|(?:you|we|they|I) have (?=not|been|never|already|got)|I am|let us)(?= \p{L})/giu
const contracted =
  /\b(?:(?:it|that|there|what|who|here|let)[’']s|\p{L}+n[’']t|\p{L}+[’'](?:re|ll|ve|d|m))(?!\p{L})/giu

/** The share of possible contractions that are used, 0 to 1; 1 if none is possible. */
export function contractedShare(page: PageText): number {
  const text = page.blocks.join('\n')
  const [short, long] = [text.match(contracted)?.length ?? 0, text.match(contractible)?.length ?? 0]
  return short + long === 0 ? 1 : short / (short + long)
}

/**
 * Finds English that differs from the way an American engineer talks. Legal texts may have long sentences and no
 * contractions.
 */
export function faultsOfHabits(page: PageText): Fault[] {
  const faults: Fault[] = []
  const report = (rule: string, message: string, text?: string) =>
    faults.push({ path: page.path, rule, message, ...(text !== undefined && { text }) })
  for (const block of page.blocks)
    for (const { word, want } of oddWords) {
      const [found] = word.exec(block) ?? []
      if (found) report('odd word', `"${found}" for ${want}, in "${block.slice(0, 80)}"`, block)
    }
  for (const heading of page.headings)
    if (drawingHeadings.has(heading.toLowerCase()))
      report('drawing heading', `"${heading}" means nothing to a client`, heading)
  const isLegal = page.kind === 'legal'
  const sentences = sentencesOf(page.prose)
  const [long, short, contractions] = [longShare(page), shortShare(page), contractedShare(page)]
  if (!isLegal && long > mostLong) {
    const [longest] = sentences.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length)
    report(
      'long sentences',
      `${percent(long)} have more than ${longSentence} words; the limit is ${percent(mostLong)}, and the longest is "${longest?.slice(0, 80)}…"`,
      longest,
    )
  }
  if (sentences.length >= fewestMeasured && short < leastShort)
    report(
      'short sentences',
      `${percent(short)} have fewer than ${shortSentence} words; expected ${percent(leastShort)} or more: split long sentences`,
    )
  if (!isLegal && contractions < leastContracted) {
    const example = page.blocks.join('\n').match(contractible)?.[0]
    report(
      'contractions',
      `${percent(contractions)} of the possible ones; expected ${percent(leastContracted)} or more, such as "${example}"`,
    )
  }
  return faults
}

/** Headings that appear on too many pages. */
export function faultsOfHeadings(pages: readonly PageText[]): Fault[] {
  const uses = pages.flatMap(({ path, headings }) =>
    [...new Set(headings)].map((heading) => ({ heading, path })),
  )
  return [...Map.groupBy(uses, ({ heading }) => heading)]
    .filter(([, { length }]) => length > mostHeadingUses)
    .map(([heading, { length, 0: first }]) => ({
      path: first?.path ?? '',
      rule: 'heading',
      message: `"${heading}" appears on ${length} pages; the limit is ${mostHeadingUses}`,
      text: heading,
    }))
}
