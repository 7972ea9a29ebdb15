/**
 * What the typeface does not set: the head, scripts and styles, elements in the reader's own font for code
 * (`--font-code`), and tags, whose quotes may hold any character.
 */
const apart =
  /<(?:(head|script|style|template|code|pre|kbd|samp)\b[^>]*>[^]*?<\/\1>|\/?[a-z!](?:"[^"]*"|'[^']*'|[^"'>])*>)/gi
const placeholders = /\splaceholder="([^"]*)"/g
/** Characters with a glyph, unlike spaces and invisible characters such as soft hyphens. */
const drawn = /[^\0-\x7F\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu

/** The characters beyond ASCII that a text needs glyphs for, each once. */
export const drawnCharacters = (text: string): string => [...new Set(text.match(drawn) ?? [])].join('')

/**
 * The characters beyond ASCII that a page shows in the site's typeface, each once.
 * @param html The page as it is sent; React writes no character references for these.
 */
export function shownCharacters(html: string): string {
  const typed = Array.from(html.matchAll(placeholders), ([, text = '']) => text)
  return drawnCharacters(html.replace(apart, '') + typed.join(''))
}
