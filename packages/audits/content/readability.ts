import { sentencesOf, wordsOf } from './page-text.ts'

/** Syllables of an English word, by its groups of vowels; a silent e at the end does not count. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters === '') return 1
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 1
  const isSilent = /[^aeiouyl]e$/.test(letters) && groups > 1
  return Math.max(1, groups - (isSilent ? 1 : 0))
}

/**
 * Flesch–Kincaid grade: the school grade that can read the text (Kincaid et al., 1975). The formula is
 * defined for running prose, so it gets only the prose of a page: a question used as a heading, a caption or
 * the state of a demonstration is not a sentence of the text, and would count as a very easy one.
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
