/**
 * Square brackets that are not a link, on one line or on folded lines of YAML. `npm run setup` puts them around what the owner still has to write.
 */
export const gapPattern = /\[\p{L}(?:[^\]\n]|\n(?= )){3,}\](?!\()/gu

/** The gaps in a text, in order. */
export const gapsIn = (text: string): string[] =>
  (text.match(gapPattern) ?? []).map((gap) => gap.replace(/\s+/g, ' '))

/**
 * Whether a page is still waiting for its text. Such a page is exempt from the rules for words; the launch
 * check lists every gap.
 * @param blocks Its paragraphs and headings.
 */
export const isUnwritten = (blocks: readonly string[]): boolean =>
  blocks.some((block) => gapsIn(block).length > 0)
