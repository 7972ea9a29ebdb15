import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, elementsOf, isElement, type Element, type HtmlPage } from '../html/html-page.ts'
import { kindOf, type PageText } from './page-text.ts'

/** Classes of template parts inside main: the same words on every page of a kind. */
const chrome =
  /\b(action-band|breadcrumbs|contents|contact-form|annotation|section__note|related|visually-hidden)\b/
const blockTags = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'td',
  'th',
  'dt',
  'dd',
  'figcaption',
  'summary',
  'blockquote',
])
const silentTags = new Set(['script', 'style', 'svg', 'template', 'nav', 'form', 'pre'])

function collectBlocks(node: Tree.ParentNode, blocks: string[], current: string[]): void {
  const flush = () => {
    const text = current.join('').replace(/\s+/g, ' ').trim()
    if (text) blocks.push(text)
    current.length = 0
  }
  for (const child of node.childNodes) {
    if ('value' in child) {
      current.push(child.value)
    } else if (isElement(child)) {
      if (silentTags.has(child.tagName) || chrome.test(attribute(child, 'class') ?? '')) continue
      const isBlock = blockTags.has(child.tagName)
      if (isBlock) flush()
      collectBlocks(child, blocks, current)
      if (isBlock) flush()
    }
  }
}

const linksOf = (elements: readonly Element[]): string[] =>
  elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => (attribute(link, 'href') ?? '').split(/[#?]/)[0] ?? '')
    .filter((href) => href.startsWith('/'))

/** What the main part of a page says. @throws {Error} If it has none. */
export function readPageText(page: HtmlPage): PageText {
  const [main] = page.all('main')
  if (!main) throw new Error(`${page.path} has no main element`)
  const blocks: string[] = []
  const current: string[] = []
  collectBlocks(main, blocks, current)
  return {
    path: page.path,
    kind: kindOf(page.path),
    blocks,
    links: linksOf(page.elements),
    mainLinks: linksOf(elementsOf(main)),
    hasSources: elementsOf(main).some((element) => /\bexternal\b/.test(attribute(element, 'rel') ?? '')),
  }
}
