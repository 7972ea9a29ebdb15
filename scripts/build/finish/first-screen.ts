/** More characters than a window of 1440 by 900 pixels shows when it is full of text. */
const screenful = 2_500

const part = /<!--[\s\S]*?-->|<[^>]*>|[^<]+/g
const section = /^<[a-z]+\b[^>]* class="(?:[^"]* )?section[ "]/
const block = /^<(?:p|ul|ol|dl|table|figure|details|h[2-6]|div|section|footer)\b/

/**
 * Where in a page's HTML the first screen certainly ends: at the third section, since the first two fill a
 * large window, or after a screenful of text, but at the footer at the latest.
 * @returns The index of an opening tag; the length of a page without content.
 */
export function endOfFirstScreen(html: string): number {
  let sections = 0
  let characters = 0
  part.lastIndex = Math.max(0, html.indexOf('<main'))
  for (let match = part.exec(html); match; match = part.exec(html)) {
    const [text] = match
    if (!text.startsWith('<')) characters += text.length
    if (section.test(text)) sections += 1
    const isEnd = sections === 3 || text.startsWith('<footer') || (characters > screenful && block.test(text))
    if (isEnd) return match.index
  }
  return html.length
}
