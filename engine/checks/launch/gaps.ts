/**
 * Square brackets that are not a link, on one line or across folded lines of YAML: the starters have them where the
 * owner still has to write a text.
 */
const gapPattern = /\[\p{L}(?:[^\]\n]|\n(?= )){3,}\](?!\()/gu

/** The gaps in a text, in order. */
export const gapsIn = (text: string): string[] =>
  (text.match(gapPattern) ?? []).map((gap) => gap.replace(/\s+/g, ' '))

/**
 * Whether a page still lacks some of its text. Such a page is exempt from the rules for texts; the launch check lists
 * its gaps.
 * @param blocks The page's paragraphs and headings.
 */
export const isUnwritten = (blocks: readonly string[]): boolean =>
  blocks.some((block) => gapsIn(block).length > 0)
