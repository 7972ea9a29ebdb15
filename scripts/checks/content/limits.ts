import type { PageKind } from './page-text.ts'

/** Words of running text by kind of page; kinds without a range are not measured. */
export const wordRange: Partial<Record<PageKind, readonly [least: number, most: number]>> = {
  service: [700, 1100],
  location: [450, 700],
  'case study': [900, 1300],
  post: [1200, 1800],
}

/** Flesch–Kincaid grades that a page aims at, to a tenth: prose that flows and is still plain. */
export const targetGrades = [8, 10] as const

/** Flesch–Kincaid grade from which a page is too hard for the reader that we write for. */
export const hardestGrade = 12

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
