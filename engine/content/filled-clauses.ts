import type { RichText } from '../../model/rich-text.ts'

export interface Clause {
  id: string
  heading: string
  paragraphs: readonly RichText[]
}

const blank = /_{8,}/g

const mapText = (text: RichText, change: (words: string) => string): RichText =>
  typeof text === 'string' ? change(text) : { html: change(text.html) }

/**
 * The clauses of an agreement with only those paragraphs that had blanks to fill in.
 * @param blanks What fills each blank, in their order. They are plain words without markup.
 * @throws {Error} If the agreement has more blanks or fewer.
 */
export function filledClauses(clauses: readonly Clause[], blanks: readonly string[]): Clause[] {
  let count = 0
  const filled = clauses.map((clause) => ({
    ...clause,
    paragraphs: clause.paragraphs.flatMap((paragraph) => {
      const before = count
      const text = mapText(paragraph, (words) => words.replace(blank, () => blanks[count++] ?? ''))
      return count > before ? [text] : []
    }),
  }))
  if (count !== blanks.length)
    throw new Error(`The sample agreement has ${count} blanks, and ${blanks.length} are filled in.`)
  return filled
}
