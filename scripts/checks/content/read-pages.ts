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

const headingTags = new Set(['h2', 'h3', 'h4'])

interface Collected {
  blocks: string[]
  headings: string[]
}

function collectBlocks(node: Tree.ParentNode, found: Collected, current: string[]): void {
  const flush = (isHeading = false) => {
    const text = current.join('').replace(/\s+/g, ' ').trim()
    if (text) found.blocks.push(text)
    if (text && isHeading) found.headings.push(text)
    current.length = 0
  }
  for (const child of node.childNodes) {
    if ('value' in child) {
      current.push(child.value)
    } else if (isElement(child)) {
      if (silentTags.has(child.tagName) || chrome.test(attribute(child, 'class') ?? '')) continue
      const isBlock = blockTags.has(child.tagName)
      if (isBlock) flush()
      collectBlocks(child, found, current)
      if (isBlock) flush(headingTags.has(child.tagName))
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
  const found: Collected = { blocks: [], headings: [] }
  collectBlocks(main, found, [])
  return {
    path: page.path,
    kind: kindOf(page.path),
    ...found,
    links: linksOf(page.elements),
    mainLinks: linksOf(elementsOf(main)),
    hasSources: elementsOf(main).some((element) => /\bexternal\b/.test(attribute(element, 'rel') ?? '')),
  }
}
