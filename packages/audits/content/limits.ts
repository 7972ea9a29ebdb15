import type { PageKind } from './page-text.ts'

/** Words of running text by kind of page; kinds without a range are not measured. */
export const wordRange: Partial<Record<PageKind, readonly [least: number, most: number]>> = {
  service: [700, 1400],
  location: [300, 800],
  'case study': [900, 1300],
  post: [1200, 1800],
}

/** Flesch–Kincaid grade above which a page is too hard for the readers we write for. */
export const hardestGrade = 10

/** A page with fewer sentences of prose has no rhythm to measure. */
export const fewestMeasured = 10

/**
 * Two pages with at least this Jaccard index of five-word runs, place names masked, count as the same page.
 */
export const mostAlike = 0.25

/** How many sentences a page may share with others. */
export const mostShared = 2

/** Every page must be at most this many clicks from home. */
export const deepest = 3

/** Phrases that every agency uses and that therefore say nothing. */
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

/** Marks of text to come. */
export const placeholder = /\b(?:lorem ipsum|tbd|fixme|xxx)\b|\{\{|\[insert/i

/** One in capitals only, since `todo` is a word of Spanish. */
export const capitalPlaceholder = /\bTODO\b/

/** A share of something, as a figure. */
export const percentage = /\d\s?(?:%|percent\b)/

/**
 * Words that mark a percentage as assumed or computed, so that the reader can redo the math. Any other
 * percentage is a claim, and its page has to name its sources.
 */
export const reckoned =
  /\b(suppose|assum\w*|interval|independently|if (?:a|the|one|you)|we chose|enlarged)\b/i

/** A sentence with more words than this is long. */
export const longSentence = 28

/** The share of a page's sentences that may be long. */
export const mostLong = 0.05

/** A sentence with fewer words than this is short. */
export const shortSentence = 9

/** The share of a page's sentences that must be short: people who talk mix long and short. */
export const leastShort = 0.2

/** The share of possible contractions that must be used. */
export const leastContracted = 0.5

/** Words used in a sense that makes an American reader stumble, and what the reader expects instead. */
export const oddWords = [
  {
    word: /\b(?:by|per|work) mails?\b/i,
    want: 'email',
  },
  { word: /\bmend(?:s|ed|ing)?\b/i, want: 'fix' },
  { word: /\b(?:leaves|in|into|outside) the house\b/i, want: 'the office or the building' },
  { word: /\bby when\b/i, want: 'when' },
  { word: /(?<!\bor |, )\ba no\b(?!-)/i, want: '"no"' },
  { word: /\breckon(?:s|ed|ing)?\b/i, want: 'figure out' },
  { word: /\b(?:the|a|this|our|redo the) sums?\b(?! of)/i, want: 'the math or the numbers' },
] as const

/** Labels of drawings, which hide from a client what a section is about. */
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

/** Headings of parts that are the same everywhere: navigation, contact and sources. */
export const sharedHeadings: ReadonlySet<string> = new Set<string>([])

/**
 * Words and moves that readers of several pages notice, and how many times a site may use each in ten thousand
 * words. Say who is meant, and start with the case itself.
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

/** Words in which an answer is neither curt nor a page; answers of one length read like a form. */
export const middlingAnswer = [40, 60] as const

/** The share of a site's answers that may have such a length, and the share that may open with yes or no. */
export const mostMiddling = 0.4
export const mostYesNo = 0.3
export const yesNo = /^(?:yes|no|usually|not|often)\b/i

/** The share of pages with both lists whose "for you" and "not for you" may have the same length. */
export const mostEven = 0.4

/** The share of a site's descriptions of what one gets that may open with "It's" or "They're". */
export const mostItIs = 0.1
export const itIs = /^(?:it|they)[’'](?:s|re)\b/i

/**
 * The share of neighboring paragraphs, each of three sentences or more, that may have short, middling and long ones in
 * the same order.
 */
export const mostEqualNeighbors = 0.05

/** Sites with fewer of these are too small for a share. */
export const fewestCounted = 10
