import type { RichText } from '../../model/rich-text.ts'

export interface Clause {
  id: string
  heading: string
  paragraphs: readonly RichText[]
}

const blank = /_{8,}/g
const sentenceEnd = /(?<=[.!?]) /

/**
 * The clauses of an agreement with only those sentences that had blanks to fill in, or the whole paragraphs where
 * these are more than plain words.
 * @param blanks What fills each blank, in their order. They are plain words without markup.
 * @throws {Error} If the agreement has more blanks or fewer.
 */
export function filledClauses(clauses: readonly Clause[], blanks: readonly string[]): Clause[] {
  let count = 0
  /** What a text says once it is filled in; nothing if it had no blanks. */
  const filledIn = (words: string): string[] => {
    const before = count
    const text = words.replace(blank, () => blanks[count++] ?? '')
    return count > before ? [text] : []
  }
  const filled = clauses.map((clause) => ({
    ...clause,
    paragraphs: clause.paragraphs.flatMap((paragraph): RichText[] =>
      typeof paragraph === 'string'
        ? [paragraph.split(sentenceEnd).flatMap(filledIn).join(' ')].filter(Boolean)
        : filledIn(paragraph.html).map((html) => ({ html })),
    ),
  }))
  if (count !== blanks.length)
    throw new Error(`The sample agreement has ${count} blanks, but ${blanks.length} are filled in.`)
  return filled
}
