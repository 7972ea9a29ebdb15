import { sentencesOf, wordsOf } from './page-text.ts'

/** Counts the syllables of an English word by its groups of vowels; a silent e at the end does not count. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters === '') return 1
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 1
  const isSilent = /[^aeiouyl]e$/.test(letters) && groups > 1
  return Math.max(1, groups - (isSilent ? 1 : 0))
}

/**
 * The Flesch–Kincaid grade: the U.S. school grade whose students can read a text (Kincaid et al., 1975). The formula is
 * for running prose: questions as headings, captions and the states of a demonstration would count as very easy
 * sentences.
 * @param prose Blocks of full sentences.
 * @returns The grade; zero if there is no prose.
 */
export function readingGrade(prose: readonly string[]): number {
  const sentences = sentencesOf(prose)
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
