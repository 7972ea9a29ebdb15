/**
 * What the typeface does not set: the head, code of other languages, and elements in the reader's own font for code
 * (`--font-code`). Then tags; quotes in a tag may hold any character.
 */
const apart =
  /<(?:(head|script|style|template|code|pre|kbd|samp)\b[^>]*>[^]*?<\/\1>|\/?[a-z!](?:"[^"]*"|'[^']*'|[^"'>])*>)/gi
const placeholders = /\splaceholder="([^"]*)"/g
/** Nothing is drawn for spaces and for what only directs others, such as a soft hyphen. */
const drawn = /[^\0-\x7F\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu

/** The characters beyond ASCII that a text in the site's typeface draws, each once. */
export const drawnCharacters = (text: string): string => [...new Set(text.match(drawn) ?? [])].join('')

/**
 * The characters beyond ASCII that a page shows in the site's typeface, each once.
 * @param html The page as it is sent; React writes characters as themselves, never as references.
 */
export function shownCharacters(html: string): string {
  const typed = Array.from(html.matchAll(placeholders), ([, text = '']) => text)
  return drawnCharacters(html.replace(apart, '') + typed.join(''))
}
