import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

type Element = Tree.Element

const isElement = (node: Tree.Node): node is Element => 'tagName' in node
const isText = (node: Tree.Node): node is Tree.TextNode => 'value' in node

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value

/** Elements without meaning in plain text: drawings, scripts, controls, breadcrumbs. */
const silent = new Set('script style svg template nav form button input label select textarea'.split(' '))

const isShown = (node: Tree.Node): boolean =>
  !isElement(node) || (!silent.has(node.tagName) && attribute(node, 'hidden') === undefined)

const headingLevel = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0)

/** Block elements. */
const blocks = new Set(
  'address article aside blockquote details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
)

const isBlock = (node: Tree.Node): boolean => isElement(node) && blocks.has(node.tagName)

/** Text that only looks like a link, emphasis, an element or a character reference (CommonMark, 2.4). */
const literal = (text: string): string =>
  text.replace(/[[\]*`~]|(?<!\w)_|_(?!\w)|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')

/** A line that only begins like a heading, a quotation or an item of a list. */
const literalLine = (line: string): string =>
  line.replace(/^(?=(?:#{1,6}|[>+-])\s)/, '\\').replace(/^(\d{1,9})(?=[.)]\s)/, '$1\\')

const plainText = (node: Tree.Node): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.filter(isShown).map(plainText).join('') : ''

/** A picture with alternative text; one without it is decorative. */
function picture(element: Element, url: string): string {
  const [alt, src] = ['alt', 'src'].map((name) => attribute(element, name))
  return alt && src ? `![${literal(alt)}](${new URL(src, url).href})` : ''
}

/** Puts marks around a text; the spaces at its ends stay outside, where they still part it from its neighbors. */
const marked = (text: string, before: string, after: string): string =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (_, start: string, inner: string, end: string) =>
    [start, before, inner, after, end].join(''),
  )

/** Elements within a word or a sentence. The others may be laid out apart from their neighbors. */
const phrases = new Set('abbr b cite code em i mark q s strong sub sup u var'.split(' '))
const isApart = (node: Tree.Node): boolean => isElement(node) && !phrases.has(node.tagName)

/** What the style sheet sets apart, as two links in a row, has no space in HTML: Markdown needs one. */
function isRunTogether(before: Tree.Node, after: Tree.Node): boolean {
  if (!isApart(before) && !isApart(after)) return false
  return /[\p{L}\p{N}.,:;!?%)”’…]$/u.test(plainText(before)) && /^[\p{L}\p{N}(“$]/u.test(plainText(after))
}

/** Neighbors in a line, as Markdown. */
function inlines(nodes: readonly Tree.Node[], url: string): string {
  const parts = nodes.filter(isShown).map((node) => ({ node, text: inline(node, url) }))
  const said = parts.filter(({ text }) => text !== '')
  return said
    .map(({ node, text }, index) => {
      const before = said[index - 1]
      return before && isRunTogether(before.node, node) ? ` ${text}` : text
    })
    .join('')
}

function inline(node: Tree.Node, url: string): string {
  if (isText(node)) return literal(node.value.replace(/\s+/g, ' '))
  if (!isElement(node)) return ''
  if (node.tagName === 'img') return picture(node, url)
  const text = inlines(node.childNodes, url)
  if (node.tagName === 'br') return '\n'
  if (text.trim() === '') return text
  const href = attribute(node, 'href')
  switch (node.tagName) {
    case 'a':
      return href ? marked(text, '[', `](${new URL(href, url).href})`) : text
    case 'strong':
    case 'b':
      return marked(text, '**', '**')
    case 'em':
    case 'i':
      return marked(text, '*', '*')
    case 'code':
      return `\`${plainText(node)}\``
    default:
      return text
  }
}

/** A table of GitHub Flavored Markdown, 4.10; its first row is the head, its caption stands before. */
function table(element: Element, url: string): string[] {
  const captions: string[] = []
  const rows: string[][] = []
  const walk = (node: Tree.Node) => {
    if (!isElement(node)) return
    if (node.tagName === 'tr') {
      const cells = node.childNodes.filter((cell) => isElement(cell) && /^t[hd]$/.test(cell.tagName))
      rows.push(cells.map((cell) => inlines([cell], url).trim().replaceAll('|', '\\|')))
    } else if (node.tagName === 'caption') captions.push(`**${inline(node, url).trim()}**`)
    else node.childNodes.forEach(walk)
  }
  walk(element)
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [...captions, [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')]
}

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

function blocksOf(node: Tree.ParentNode, url: string): string[] {
  const found: string[] = []
  let line: Tree.Node[] = []
  const flush = () => {
    const text = inlines(line, url).trim()
    if (text) found.push(literalLine(text))
    line = []
  }
  for (const child of node.childNodes.filter(isShown)) {
    if (isElement(child) && (isBlock(child) || child.childNodes.some(isBlock))) {
      flush()
      found.push(...block(child, url))
    } else line.push(child)
  }
  flush()
  return found
}

/** A heading that links to itself is of use in a browser only. */
const withoutOwnLink = (heading: Element): Tree.Node[] =>
  heading.childNodes.flatMap((node) =>
    isElement(node) && attribute(node, 'href')?.startsWith('#') ? node.childNodes : [node],
  )

function block(element: Element, url: string): string[] {
  const level = headingLevel(element.tagName)
  if (level > 0) return [`${'#'.repeat(level)} ${inlines(withoutOwnLink(element), url).trim()}`]
  switch (element.tagName) {
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
      const items = element.childNodes.filter((child) => isElement(child) && isShown(child))
      const mark = (index: number) => (element.tagName === 'ol' ? `${index + 1}. ` : '- ')
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

/** Skips the rest of the page, mostly styles and data, since parsing it takes time. A page has one main element. */
const mainPart = /<main[\s>].*<\/main>/s
/** Elements without meaning that can't be nested in each other. */
const silentPart = /<(svg|form)[\s>].*?<\/\1>/gs

const findMain = (node: Tree.ParentNode): Element | undefined => {
  for (const child of node.childNodes.filter(isElement)) {
    const found = child.tagName === 'main' ? child : findMain(child)
    if (found) return found
  }
  return undefined
}

/**
 * The main part of a page as Markdown, with absolute links. It begins with the page's h1; what stands above
 * that on the page, such as the name of its section, follows.
 * @param url The page's address.
 * @throws {Error} If the page has no main element.
 */
export function markdownTwin(html: string, url: string): string {
  const part = mainPart.exec(html)?.[0]
  const main = part === undefined ? undefined : findMain(parseFragment(part.replace(silentPart, '')))
  if (!main) throw new Error('the page has no main element')
  const isTitle = (text: string) => text.startsWith('# ')
  const parts = blocksOf(main, url)
  return `${[...parts.filter(isTitle), ...parts.filter((text) => !isTitle(text))].join('\n\n')}\n`
}
