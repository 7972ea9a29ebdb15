import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, elementsOf, isElement, textOf, type Element, type HtmlPage } from '../html/html-page.ts'
import { kindOf, type PageText } from './page-text.ts'

/** Classes of parts of the main element that have the same text on every page of a kind. */
const chrome =
  /\b(action-band|breadcrumbs|contents|contact-form|annotation|section__note|related|visually-hidden)\b/
const blockTags = new Set('p li h1 h2 h3 h4 td th dt dd figcaption summary blockquote'.split(' '))
const silentTags = new Set(['script', 'style', 'svg', 'template', 'nav', 'form', 'pre'])

const headingTags = new Set(['h2', 'h3', 'h4'])

/** Blocks that may contain prose; the others are headings, labels, captions and cells. */
const proseTags = new Set(['p', 'li', 'dd', 'blockquote'])
/** Parts whose texts are labels and states of a control, not prose. */
const instrumentTags = new Set(['figure', 'table'])
const instrument = /(?:^|\s)(?:demo|bridge__panel)(?:\s|$)/
const fullSentence = /[.!?:]["”’)]?$/

interface Collected {
  blocks: string[]
  headings: string[]
  prose: string[]
}

function collectBlocks(
  node: Tree.ParentNode,
  found: Collected,
  current: string[],
  place: { isProse: boolean; isInstrument: boolean },
): void {
  const flush = ({ isHeading = false, isProse = place.isProse } = {}) => {
    const text = current.join('').replace(/\s+/g, ' ').trim()
    if (text) found.blocks.push(text)
    if (text && isHeading) found.headings.push(text)
    if (isProse && fullSentence.test(text)) found.prose.push(text)
    current.length = 0
  }
  for (const child of node.childNodes) {
    if ('value' in child) {
      current.push(child.value)
    } else if (isElement(child)) {
      if (silentTags.has(child.tagName) || chrome.test(attribute(child, 'class') ?? '')) continue
      const isBlock = blockTags.has(child.tagName)
      const isInstrument =
        place.isInstrument ||
        instrumentTags.has(child.tagName) ||
        instrument.test(attribute(child, 'class') ?? '')
      const isProse = !isInstrument && (isBlock ? proseTags.has(child.tagName) : place.isProse)
      if (isBlock) flush()
      collectBlocks(child, found, current, { isProse, isInstrument })
      if (isBlock) flush({ isHeading: headingTags.has(child.tagName), isProse })
    }
  }
}

const linksOf = (elements: readonly Element[]): string[] =>
  elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => (attribute(link, 'href') ?? '').split(/[#?]/)[0] ?? '')
    .filter((href) => href.startsWith('/'))

const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(' ').includes(name)

const shownText = (element: Element): string => textOf(element).replace(/\s+/g, ' ').trim()

/** Reads answers, deliverables and lists of fit, which are found by the classes of their components. */
function readParts(main: Element): Pick<PageText, 'answers' | 'deliverables' | 'fit'> {
  const elements = elementsOf(main)
  const [yes, no] = elements
    .filter((element) => hasClass(element, 'fit__list'))
    .map((list) => list.childNodes.filter(isElement).length)
  return {
    answers: elements.filter((element) => hasClass(element, 'questions__answer')).map(shownText),
    deliverables: elements
      .filter((element) => hasClass(element, 'parts__row'))
      .flatMap((row) => row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'dd'))
      .map(shownText),
    ...(yes !== undefined && no !== undefined && { fit: [yes, no] as const }),
  }
}

/** Reads the text of a page's main part. @throws {Error} If the page has none. */
export function readPageText(page: HtmlPage): PageText {
  const [main] = page.all('main')
  if (!main) throw new Error(`${page.path} has no main element`)
  const found: Collected = { blocks: [], headings: [], prose: [] }
  collectBlocks(main, found, [], { isProse: false, isInstrument: false })
  return {
    path: page.path,
    kind: kindOf(page.path),
    ...found,
    ...readParts(main),
    links: linksOf(page.elements),
    mainLinks: linksOf(elementsOf(main)),
    hasSources: elementsOf(main).some((element) => /\bexternal\b/.test(attribute(element, 'rel') ?? '')),
  }
}
