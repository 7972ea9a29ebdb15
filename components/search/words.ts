import { words } from '#.site/words/search-words.ts'
import { plainLetters } from '#model/plain-letters.ts'
import { site } from '#model/site.ts'

/** Combining marks, including the vowels that Hebrew and Arabic mostly leave out. */
const accents = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F]/g
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/**
 * The Arabic article, alone or after a conjunction or preposition written with it, before a word: whoever searches for
 * “pregnancy” finds “the pregnancy” and “for the pregnancy”. Escaped because the site's fonts get every letter that is
 * written in this folder.
 */
const article = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=\p{L}{2})/u

const folded = (text: string): string =>
  plainLetters(text.toLocaleLowerCase(site.language)).replace(accents, '').normalize('NFC')

/** The words in a run of letters: the run itself, or in scripts without spaces, what a dictionary finds in it. */
const wordsOf = (run: string): string[] =>
  unspaced.test(run)
    ? Array.from(
        new Intl.Segmenter(site.language, { granularity: 'word' }).segment(run),
        ({ segment }) => segment,
      )
    : run.length > 1
      ? [run]
      : []

const commonWords = new Set(folded(words.common).split(' '))

/** The words by which a text can be found, in order: lowercase, without accents, single letters and common words. */
export const searchableWords = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .map((run) => run.replace(article, ''))
    .flatMap(wordsOf)
    .filter((word) => !commonWords.has(word))
