/** What `npm run setup` leaves for the owner to write stands in square brackets, which are no link. */
export const gapPattern = /\[\p{L}[^\]\n]{3,}\](?!\()/gu

/** The gaps of a text, in order. */
export const gapsIn = (text: string): string[] => text.match(gapPattern) ?? []

/**
 * Whether a page still waits for its words: what the words of a page must be is not asked of it. The launch check
 * names every gap.
 * @param blocks Its paragraphs and headings.
 */
export const isUnwritten = (blocks: readonly string[]): boolean =>
  blocks.some((block) => gapsIn(block).length > 0)
