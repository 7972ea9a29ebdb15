/** Common English words, which are on every page and distinguish none. */
const commonWords = new Set(
  'a an and are as at be but by for from has have if in into is it its no not of on or our so such than that the their them then there they this to was we were what when which who will with you your'.split(
    ' ',
  ),
)

/**
 * The words of a text by which it can be found: lower case, without accents, single letters and
 * common words, in their order.
 */
export const searchableWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !commonWords.has(word))
