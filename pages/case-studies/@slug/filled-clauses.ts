import type { RichText } from '#model/rich-text.ts'

export interface Clause {
  id: string
  heading: string
  paragraphs: readonly RichText[]
}

const blank = /_{8,}/g
const sentenceEnd = /(?<=[.!?]) /

/**
 * Fills in the blanks of an agreement and keeps only the sentences that had any, or the whole paragraph if it has
 * markup.
 * @throws {Error} If the agreement has more or fewer blanks.
 */
export function filledClauses(clauses: readonly Clause[], blanks: readonly string[]): Clause[] {
  let count = 0
  /** A text with its blanks filled in; nothing if it had none. */
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
