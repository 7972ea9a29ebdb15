import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

type Element = Tree.Element

const isElement = (node: Tree.Node): node is Element => 'tagName' in node
const isText = (node: Tree.Node): node is Tree.TextNode => 'value' in node

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value

/** What says nothing in plain text: drawings, code of the page, controls, the way to the page. */
const silent = new Set(['script', 'style', 'svg', 'template', 'nav', 'form', 'button', 'input'])

const isShown = (node: Tree.Node): boolean =>
  !isElement(node) || (!silent.has(node.tagName) && attribute(node, 'hidden') === undefined)

const headingLevel = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0)

/** Elements that stand in a line of their own. */
const blocks = new Set(
  'address article aside blockquote details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
)

const isBlock = (node: Tree.Node): boolean => isElement(node) && blocks.has(node.tagName)

/** Text that only looks like a link or like emphasis is no such thing (CommonMark, 2.4). */
const literal = (text: string): string => text.replace(/[[\]*`]/g, '\\$&')

/** A line that only begins like a heading, a quotation or an item of a list. */
const literalLine = (line: string): string => line.replace(/^(?=(?:#{1,6}|[>+-])\s)/, '\\')

const plainText = (node: Tree.Node): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.map(plainText).join('') : ''

/** A picture that says something; one without words of its own decorates. */
function picture(element: Element, origin: string): string {
  const [alt, src] = ['alt', 'src'].map((name) => attribute(element, name))
  return alt && src ? `![${literal(alt)}](${new URL(src, origin).href})` : ''
}

function inline(node: Tree.Node, origin: string): string {
  if (isText(node)) return literal(node.value.replace(/\s+/g, ' '))
  if (!isElement(node) || !isShown(node)) return ''
  if (node.tagName === 'img') return picture(node, origin)
  const text = node.childNodes.map((child) => inline(child, origin)).join('')
  if (text.trim() === '') return ''
  const href = attribute(node, 'href')
  switch (node.tagName) {
    case 'a':
      return href ? `[${text.trim()}](${new URL(href, origin).href})` : text
    case 'strong':
    case 'b':
      return `**${text.trim()}**`
    case 'em':
    case 'i':
      return `*${text.trim()}*`
    case 'code':
      return `\`${plainText(node)}\``
    case 'br':
      return '\n'
    default:
      return text
  }
}

/** A table of GitHub Flavored Markdown, 4.10; its first row is the head, its caption stands before. */
function table(element: Element, origin: string): string[] {
  const captions: string[] = []
  const rows: string[][] = []
  const walk = (node: Tree.Node) => {
    if (!isElement(node)) return
    if (node.tagName === 'tr') {
      const cells = node.childNodes.filter((cell) => isElement(cell) && /^t[hd]$/.test(cell.tagName))
      rows.push(cells.map((cell) => inline(cell, origin).trim().replaceAll('|', '\\|')))
    } else if (node.tagName === 'caption') captions.push(`**${inline(node, origin).trim()}**`)
    else node.childNodes.forEach(walk)
  }
  walk(element)
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [...captions, [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')]
}

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

function blocksOf(node: Tree.ParentNode, origin: string): string[] {
  const found: string[] = []
  let line = ''
  const flush = () => {
    const text = line.trim()
    if (text) found.push(literalLine(text))
    line = ''
  }
  for (const child of node.childNodes.filter(isShown)) {
    if (isElement(child) && (isBlock(child) || child.childNodes.some(isBlock))) {
      flush()
      found.push(...block(child, origin))
    } else line += inline(child, origin)
  }
  flush()
  return found
}

function block(element: Element, origin: string): string[] {
  const level = headingLevel(element.tagName)
  if (level > 0) return [`${'#'.repeat(level)} ${inline(element, origin).trim()}`]
  switch (element.tagName) {
    case 'pre':
      return [`\`\`\`\n${plainText(element).trimEnd()}\n\`\`\``]
    case 'table':
      return table(element, origin)
    case 'hr':
      return ['---']
    case 'blockquote':
      return [`> ${indent(blocksOf(element, origin).join('\n\n'), '> ')}`]
    case 'ul':
    case 'ol': {
      const items = element.childNodes.filter((child) => isElement(child) && isShown(child))
      const mark = (index: number) => (element.tagName === 'ol' ? `${index + 1}. ` : '- ')
      const lines = items.map((item, index) => {
        const text = blocksOf(item as Element, origin).join('\n')
        return mark(index) + indent(text, ' '.repeat(mark(index).length))
      })
      return lines.length > 0 ? [lines.join('\n')] : []
    }
    case 'summary':
    case 'dt':
      return [`**${inline(element, origin).trim().replaceAll('**', '')}**`]
    default:
      return blocksOf(element, origin)
  }
}

/** Skips the rest of the page, mostly styles and data, since parsing it takes time. A page has one main element. */
const mainPart = /<main[\s>].*<\/main>/s
/** What says nothing and cannot stand in its like. */
const silentPart = /<(svg|form)[\s>].*?<\/\1>/gs

const findMain = (node: Tree.ParentNode): Element | undefined => {
  for (const child of node.childNodes.filter(isElement)) {
    const found = child.tagName === 'main' ? child : findMain(child)
    if (found) return found
  }
  return undefined
}

/**
 * The main part of a page as Markdown, with absolute links.
 * @param origin The site's origin.
 * @throws {Error} If the page has no main element.
 */
export function markdownTwin(html: string, origin: string): string {
  const part = mainPart.exec(html)?.[0]
  const main = part === undefined ? undefined : findMain(parseFragment(part.replace(silentPart, '')))
  if (!main) throw new Error('the page has no main element')
  return `${blocksOf(main, origin).join('\n\n')}\n`
}
