// Not parse5, which the checks use: it repairs any HTML as browsers do, and takes twice as long.
import { isTag as isElement, isText, type AnyNode, type Element, type ParentNode } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

const { findOne, getElementsByTagName: named } = DomUtils

/** Elements without meaning in plain text, such as drawings, scripts, controls and breadcrumbs. */
const silent = new Set('script style svg template nav form button input label select textarea'.split(' '))

/** Whether an element is the line that opens a part that phones collapse; the part's heading is elsewhere. */
const isTuckLine = (node: Element): boolean => node.attribs['class']?.startsWith('tuck__line') === true

const isShown = (node: AnyNode): boolean =>
  !isElement(node) || (!silent.has(node.name) && node.attribs['hidden'] === undefined && !isTuckLine(node))

const headingLevel = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0)

/** Block elements. */
const blocks = new Set(
  'address article aside blockquote details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
)

const isBlock = (node: AnyNode): boolean => isElement(node) && blocks.has(node.name)

/** Escapes text that looks like a link, emphasis, an element or a character reference (CommonMark, 2.4). */
const literal = (text: string): string =>
  text.replace(/[[\]*`~]|(?<!\w)_|_(?!\w)|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')

/** Escapes a line that begins like a heading, a quotation or an item of a list. */
const literalLine = (line: string): string =>
  line.replace(/^(?=(?:#{1,6}|[>+-])\s)/, '\\').replace(/^(\d{1,9})(?=[.)]\s)/, '$1\\')

const plainText = (node: AnyNode): string =>
  isText(node) ? node.data : isElement(node) ? node.children.filter(isShown).map(plainText).join('') : ''

/** A picture with alternative text; empty for a decorative one without it. */
function picture(element: Element, url: string): string {
  const [alt, src] = ['alt', 'src'].map((name) => element.attribs[name])
  return alt && src ? `![${literal(alt)}](${new URL(src, url).href})` : ''
}

/** Puts marks around a text, inside the spaces at its ends, which still separate it from its neighbors. */
const marked = (text: string, before: string, after: string): string =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (_, start: string, inner: string, end: string) =>
    [start, before, inner, after, end].join(''),
  )

/**
 * Elements within a word or a sentence; a passage in another language is such an element, too. The others may be laid
 * out apart from their neighbors.
 */
const phrases = new Set('abbr b cite code em i mark q s strong sub sup u var'.split(' '))
const isApart = (node: AnyNode): boolean =>
  isElement(node) && !phrases.has(node.name) && !(node.name === 'span' && node.attribs['lang'])

/**
 * Whether two neighbors, such as adjacent links, have no space between them, because the stylesheet sets them apart.
 */
function isRunTogether(before: AnyNode, after: AnyNode): boolean {
  if (!isApart(before) && !isApart(after)) return false
  return /[\p{L}\p{N}.,:;!?%)”’…]$/u.test(plainText(before)) && /^[\p{L}\p{N}(“$]/u.test(plainText(after))
}

/** Inline nodes as Markdown. */
function inlines(nodes: readonly AnyNode[], url: string): string {
  const parts = nodes.filter(isShown).map((node) => ({ node, text: inline(node, url) }))
  const said = parts.filter(({ text }) => text !== '')
  return said
    .map(({ node, text }, index) => {
      const before = said[index - 1]
      return before && isRunTogether(before.node, node) ? ` ${text}` : text
    })
    .join('')
}

const emphasis: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }

function inline(node: AnyNode, url: string): string {
  if (isText(node)) return literal(node.data.replace(/\s+/g, ' '))
  if (!isElement(node)) return ''
  if (node.name === 'img') return picture(node, url)
  const text = inlines(node.children, url)
  if (node.name === 'br') return '\n'
  if (text.trim() === '') return text
  const href = node.attribs['href']
  if (node.name === 'a' && href) return marked(text, '[', `](${new URL(href, url).href})`)
  if (node.name === 'code') return `\`${plainText(node)}\``
  const mark = emphasis[node.name] ?? ''
  return marked(text, mark, mark)
}

/** A table (GitHub Flavored Markdown, 4.10): its first row is the head, and its caption comes before it. */
function table(element: Element, url: string): string[] {
  const captions = named('caption', element).map((caption) => `**${inline(caption, url).trim()}**`)
  const [head = [], ...body] = named('tr', element).map((row) =>
    row.children.filter(isElement).map((cell) => inlines([cell], url).trim().replaceAll('|', '\\|')),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [...captions, [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')]
}

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

function blocksOf(node: ParentNode, url: string): string[] {
  const found: string[] = []
  let line: AnyNode[] = []
  const flush = () => {
    const text = inlines(line, url).trim()
    if (text) found.push(literalLine(text))
    line = []
  }
  for (const child of node.children.filter(isShown)) {
    if (isElement(child) && (isBlock(child) || child.children.some(isBlock))) {
      flush()
      found.push(...block(child, url))
    } else line.push(child)
  }
  flush()
  return found
}

/** The content of a heading without its link to itself, which is useful only in a browser. */
const withoutOwnLink = (heading: Element): AnyNode[] =>
  heading.children.flatMap((node) =>
    isElement(node) && node.attribs['href']?.startsWith('#') ? node.children : [node],
  )

function block(element: Element, url: string): string[] {
  const level = headingLevel(element.name)
  if (level > 0) return [`${'#'.repeat(level)} ${inlines(withoutOwnLink(element), url).trim()}`]
  switch (element.name) {
    case 'pre':
      return [`\`\`\`\n${plainText(element).trimEnd()}\n\`\`\``]
    case 'table':
      return table(element, url)
    case 'hr':
      return ['---']
    case 'blockquote':
      return [`> ${indent(blocksOf(element, url).join('\n\n'), '> ')}`]
    case 'ul':
    case 'ol': {
      const items = element.children.filter((child) => isElement(child) && isShown(child))
      const mark = (index: number) => (element.name === 'ol' ? `${index + 1}. ` : '- ')
      const lines = items.map((item, index) => {
        const text = blocksOf(item as Element, url).join('\n')
        return mark(index) + indent(text, ' '.repeat(mark(index).length))
      })
      return lines.length > 0 ? [lines.join('\n')] : []
    }
    case 'summary':
    case 'dt':
      return [`**${inline(element, url).trim().replaceAll('**', '')}**`]
    default:
      return blocksOf(element, url)
  }
}

/** The main element; parsing the rest of a page, mostly styles and data, would take time. */
const mainPart = /<main[\s>].*<\/main>/s
/** Elements without meaning that can't be nested. */
const silentPart = /<(svg|form)[\s>].*?<\/\1>/gs

/**
 * The main part of a page as Markdown, with absolute links. It begins with the page's h1, even if something, such as
 * the name of a section, precedes that on the page.
 * @param url The page's address.
 * @param notice A line to add under the title.
 * @throws {Error} If the page has no main element.
 */
export function markdownTwin(html: string, url: string, notice = ''): string {
  const [part = ''] = mainPart.exec(html) ?? []
  const main = findOne(({ name }) => name === 'main', parseDocument(part.replace(silentPart, '')).children)
  if (!main) throw new Error('the page has no main element')
  const isTitle = (text: string) => text.startsWith('# ')
  const parts = blocksOf(main, url)
  const below = parts.filter((text) => !isTitle(text))
  return `${[...parts.filter(isTitle), ...(notice ? [notice] : []), ...below].join('\n\n')}\n`
}
