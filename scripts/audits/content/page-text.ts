import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, builtPages, type BuiltPage, type Element } from '../../../tests/site/built-pages.ts'

export type PageKind = 'home' | 'core' | 'service' | 'location' | 'case study' | 'post' | 'legal'

/** What the main part of a page says, without what its template repeats on others. */
export interface PageText {
  path: string
  kind: PageKind
  /** Paragraphs, list items, cells and headings, in order; white space collapsed. */
  blocks: readonly string[]
  /** Paths of pages that the page links to, anywhere on it and within its main part. */
  links: readonly string[]
  mainLinks: readonly string[]
  hasSources: boolean
}

const legal = new Set(['/privacy/', '/cookies/', '/terms/', '/accessibility/'])

export function kindOf(path: string): PageKind {
  if (path === '/') return 'home'
  if (legal.has(path)) return 'legal'
  const [, first, second] = path.split('/')
  if (!second) return 'core'
  const kinds: Record<string, PageKind> = {
    services: 'service',
    locations: 'location',
    'case-studies': 'case study',
    blog: 'post',
  }
  return kinds[first ?? ''] ?? 'core'
}

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

const isElement = (node: Tree.Node): node is Element => 'tagName' in node

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

const within = (element: Element): Element[] =>
  element.childNodes.filter(isElement).flatMap((child) => [child, ...within(child)])

export function readPageText(page: BuiltPage): PageText {
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
    mainLinks: linksOf(within(main)),
    hasSources: within(main).some((element) => /\bexternal\b/.test(attribute(element, 'rel') ?? '')),
  }
}

export const readPageTexts = (): PageText[] => builtPages.map(readPageText)

/** Words of a text: letters and digits, with what joins them. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []

/** Sentences of the blocks; a heading or cell without a full stop counts as one. */
export const sentencesOf = (blocks: readonly string[]): string[] =>
  blocks.flatMap((block) => block.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"])/u))
