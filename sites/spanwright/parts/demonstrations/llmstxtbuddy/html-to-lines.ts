const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Decodes the usual named and all numeric character references; others stay as they are. */
const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = hex ? parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })

const lineBreaks = (text: string): string => text.replace(/[^\n]/g, '')
const words = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const attributeOf = (tag: string, name: string): string | undefined => {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(tag) ?? []
  return double ?? single ?? bare
}

/** Replaces an element by a text, and keeps its line breaks so that no line below moves. */
const inPlace = (text: string, element: string): string => text + lineBreaks(element)

export const looksLikeHtml = (text: string): boolean =>
  /<(a|h[1-6]|li|loc|title|html|nav|ul|url)\b[^>]*>/i.test(text)

/**
 * Turns pasted HTML, or the XML of a sitemap, into lines that the parser understands: links and headings as Markdown,
 * without tags. No line moves, so that messages name the lines as pasted.
 */
export function htmlToLines(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->|<(script|style|template|svg)\b[\s\S]*?<\/\1\s*>/gi, lineBreaks)
    .replace(/<meta\b[^>]*>/gi, (tag) => {
      const description = attributeOf(tag, 'name') === 'description' ? attributeOf(tag, 'content') : undefined
      return inPlace(description ? `> ${words(description)}` : '', tag)
    })
    .replace(/(<a\b[^>]*>)([\s\S]*?)<\/a\s*>/gi, (whole, tag: string, name: string) => {
      const address = attributeOf(tag, 'href')
      return address ? inPlace(`[${words(name)}](${address.trim()})`, whole) : whole
    })
    .replace(/<(title|h[1-6])\b[^>]*>([\s\S]*?)<\/\1\s*>/gi, (whole, tag: string, name: string) =>
      inPlace(`${/title|h1/i.test(tag) ? '#' : '##'} ${words(name)}`, whole),
    )
    .replace(/<(?:lastmod|changefreq|priority)>[^<]*<\/[a-z]+>|<[^>]*>/gi, lineBreaks)
  return decode(text)
}
