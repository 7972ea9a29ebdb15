import type { PageKind } from './page-text.ts'

/** The number of words of running text, by kind of page; kinds without a range are not measured. */
export const wordRange: Partial<Record<PageKind, readonly [least: number, most: number]>> = {
  service: [700, 1400],
  location: [300, 800],
  'case study': [900, 1300],
  post: [1200, 1800],
}

/** Flesch–Kincaid grade above which a page is too hard for the readers we write for. */
export const hardestGrade = 10

/** Pages with fewer sentences of prose are too short for measuring sentence lengths. */
export const fewestMeasured = 10

/** How many sentences a page may share with others. */
export const mostShared = 2

/** Phrases that every agency uses, and that therefore say nothing. */
export const bannedPhrases = [
  'unlock',
  'elevate',
  'seamless',
  'cutting-edge',
  'fast-paced',
  'game-chang',
  'world-class',
  'best-in-class',
  'empower',
  'holistic',
  'synergy',
  'delve',
  'tapestry',
  'supercharge',
  'revolutioni',
  'state-of-the-art',
  'next-level',
  'one-stop',
  'tailored solutions',
] as const

/** Praise that would need proof. */
export const superlative =
  /\b(number one|#1|award-winning|most trusted|leading (?:agency|firm|company|provider)|guaranteed (?:results|rankings)|(?:the|our) (?:best|fastest|cheapest) (?:agency|firm|team|service)s?)\b/i

/** Signs of unfinished text. */
export const placeholder = /\b(?:lorem ipsum|tbd|fixme|xxx)\b|\{\{|\[insert/i

/** Another such sign, in capitals only, since `todo` is a Spanish word. */
export const capitalPlaceholder = /\bTODO\b/

/** A percentage in figures. */
export const percentage = /\d\s?(?:%|percent\b)/

/**
 * Words that show that a percentage is assumed or computed, so the reader can redo the math. Any other percentage is a
 * claim, and its page must name its sources.
 */
export const reckoned =
  /\b(suppose|assum\w*|interval|independently|if (?:a|the|one|you)|we chose|enlarged)\b/i

/** A sentence with more words than this is long. */
export const longSentence = 28

/** The share of a page's sentences that may be long. */
export const mostLong = 0.05

/** A sentence with fewer words than this is short. */
export const shortSentence = 9

/** The share of a page's sentences that must be short: speech mixes long and short sentences. */
export const leastShort = 0.2

/** The share of possible contractions that must be used. */
export const leastContracted = 0.5

/** Words that an American reader would not use in this sense, and what to write instead. */
export const oddWords = [
  { word: /\b(?:by|per|work) mails?\b/i, want: 'email' },
  { word: /\bmend(?:s|ed|ing)?\b/i, want: 'fix' },
  { word: /\b(?:leaves|in|into|outside) the house\b/i, want: 'the office or the building' },
  { word: /\bby when\b/i, want: 'when' },
  { word: /(?<!\bor |, )\ba no\b(?!-)/i, want: '"no"' },
  { word: /\breckon(?:s|ed|ing)?\b/i, want: 'figure out' },
  { word: /\b(?:the|a|this|our|redo the) sums?\b(?! of)/i, want: 'the math or the numbers' },
] as const

/** Headings taken from technical drawings, which don't tell clients what a section is about. */
export const drawingHeadings: ReadonlySet<string> = new Set([
  'dimensions',
  'tolerances',
  'title block',
  'blank cells',
  'parts list',
  'legend',
  'revisions',
])

/** How many pages a heading may appear on. */
export const mostHeadingUses = 6

/**
 * Words and turns of phrase that readers of several pages notice, how often a site may use each in ten thousand words,
 * and what to write instead.
 */
export const wornMoves = [
  {
    name: 'somebody, nobody, anybody, everybody',
    pattern: /\b(?:some|no|any|every)(?:body|one)\b/gi,
    most: 10,
    want: 'who it is: the bookkeeper, your insurer, a name',
  },
  {
    name: '"Say", "Suppose", "Imagine" or "Picture" at the start of an example',
    pattern:
      /(?:^|[.!?:]["”’)]? )(?:Or |Now )?(?:Say|Suppose|Imagine|Picture)\b(?= (?!so\b|kindly\b|"|“))/gim,
    most: 3,
    want: 'the example itself',
  },
  { name: '"tells you"', pattern: /\btells? you\b/gi, most: 3, want: 'what one learns' },
  {
    name: '"write down"',
    pattern: /\b(?:write|writes|writing|wrote|written) (?:it |that |this |them )?down\b/gi,
    most: 3,
    want: 'list, note, record',
  },
  { name: '"one page"', pattern: /\bone page\b/gi, most: 3, want: 'what is on it' },
] as const

/** The number of words in an answer of middling length. If most answers have this length, they read like a form. */
export const middlingAnswer = [40, 60] as const

/** The share of a site's answers that may have that length, and the share that may open with yes or no. */
export const mostMiddling = 0.4
export const mostYesNo = 0.3
export const yesNo = /^(?:yes|no|usually|not|often)\b/i

/** Some pages list whom a service is for and whom it isn't for: the share whose two lists may have the same length. */
export const mostEven = 0.4

/** The share of a site's descriptions of deliverables that may open with "It's" or "They're". */
export const mostItIs = 0.1
export const itIs = /^(?:it|they)[’'](?:s|re)\b/i

/**
 * The share of pairs of neighboring paragraphs, both of three sentences or more, that may have short, middling and long
 * sentences in the same order.
 */
export const mostEqualNeighbors = 0.05

/** Sites with fewer items than this are too small for shares and rates. */
export const fewestCounted = 10
