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
 * Flesch–Kincaid grade: the school grade that can read the running text (Kincaid et al., 1975). Headings and
 * cells are left out: they are not sentences. Zero when there is no running text.
 */
export function readingGrade(blocks: readonly string[]): number {
  const sentences = sentencesOf(blocks).filter((sentence) => /[.!?:]["”’)]?$/.test(sentence))
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
