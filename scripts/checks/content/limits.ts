import type { PageKind } from './page-text.ts'

/** Words of running text by kind of page; kinds without a range are not measured. */
export const wordRange: Partial<Record<PageKind, readonly [least: number, most: number]>> = {
  service: [700, 1100],
  location: [450, 700],
  'case study': [900, 1300],
  post: [1200, 1800],
}

/** Flesch–Kincaid grade above which a page is too hard for the reader that we write for. */
export const hardestGrade = 10

/**
 * Flesch–Kincaid grade below which a page is choppy: one short sentence after another, where a reader has to
 * work out for herself how they belong together. The cure is to join thoughts, never to use longer words.
 */
export const easiestGrade = 7

/** Words from which a page may be called choppy: the formula was fitted to passages of a hundred and more. */
export const fewestGraded = 100

/** Jaccard index of five-word runs, place names masked, from which two pages are the same page twice. */
export const mostAlike = 0.25

/** Sentences that a page may share with others. */
export const mostShared = 2

/** Clicks from home within which every page is found. */
export const deepest = 3

/** What every agency says, and therefore says nothing. */
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

/** Praise that would need a proof. */
export const superlative =
  /\b(number one|#1|award-winning|most trusted|leading (?:agency|firm|company|provider)|guaranteed (?:results|rankings)|(?:the|our) (?:best|fastest|cheapest) (?:agency|firm|team|service)s?)\b/i

export const placeholder = /\b(lorem ipsum|todo|tbd|fixme|xxx)\b|\{\{|\[insert/i

/** A share of something, as a figure. */
export const percentage = /\d\s?(?:%|percent\b)/

/**
 * What makes a percentage no claim: the text says that it is assumed or computed, and the reader can
 * do the sum. Otherwise the page has to name its sources.
 */
export const reckoned =
  /\b(suppose|assum\w*|interval|independently|if (?:a|the|one|you)|we chose|enlarged)\b/i

/** A sentence of more words is long. */
export const longSentence = 25

/** The part of a page's sentences that may be long. */
export const mostLong = 0.05

/** The part of the places that allow a contraction which must have one. */
export const leastContracted = 0.5

/** Words in a sense that an American reader stumbles over, and what the reader expects. */
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

/** Pages that a heading may stand on. */
export const mostHeadingUses = 6

/** Headings of parts that are the same everywhere: navigation, contact and sources. */
export const sharedHeadings: ReadonlySet<string> = new Set<string>([])
