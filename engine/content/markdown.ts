import { createRequire } from 'node:module'
import type { Parents, Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import type { Transformer } from 'unified'
import { visit } from 'unist-util-visit'
import { basedAddresses } from '../schemas/based-addresses.ts'
import { markPassages, parser } from '../schemas/passages.ts'
import { typesetText } from '../schemas/typeset-text.ts'
import { words } from '../../.site/words/article-frames.ts'
import { fill } from '../../model/fill.ts'
import { expandPlaceholders, misspelledPlaceholders } from '../../model/placeholders.ts'
import { site } from '../../model/site.ts'
import { noPictures } from '../pictures/survey.ts'
import { taken } from './block-ids.ts'
import { folded, standout } from './bold.ts'
import { mistyped } from './mistyped.ts'
import { placePictures, type BodyPictures } from './body-pictures.ts'

/** A problem in the body; lines count from the body's first line. */
export interface BodyFault {
  line: number
  field: string
  problem: string
}

export interface Link {
  href: string
  line: number
}

export type Body = ReturnType<typeof renderBody>

/**
 * Names code and tables. Those that are too wide scroll, and components/app/scrolling-frames.ts makes them focusable,
 * for which they need names.
 */
const scrollable = () => (tree: HastRoot) => {
  let [codes, tables] = [0, 0]
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'pre') {
      const ariaLabel = fill(words.code, { number: (codes += 1) })
      Object.assign(node.properties, { role: 'group', ariaLabel })
    }
    if (node.tagName === 'table' && parent && index !== undefined && !isTableFrame(parent)) {
      const ariaLabel = fill(words.table, { number: (tables += 1) })
      const properties = { className: ['table'], role: 'group', ariaLabel }
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] }
    }
  })
}

/** Renames headings whose ids are those of other parts of the page. */
const ownIds = () => (tree: HastRoot) =>
  visit(tree, 'element', ({ properties }) => {
    if (taken.includes(String(properties.id))) properties.id = `${properties.id}-text`
  })

/** Removes GFM's `align`, which is obsolete in HTML (15.3.5). Cells in right-aligned columns get a class instead. */
const figures = () => (tree: HastRoot) =>
  visit(tree, 'element', ({ properties }) => {
    if (properties['align'] === 'right') properties['className'] = ['figure']
    delete properties['align']
  })

const isTableFrame = (node: Parents): boolean =>
  node.type === 'element' && String(node.properties.className) === 'table'

const require = createRequire(import.meta.url)

/** Colors code. The grammars of almost two hundred languages are loaded only for a text that has some. */
const highlighted = (): Transformer<HastRoot> => (tree, file) => {
  let hasCode = false
  visit(tree, { tagName: 'pre' }, () => {
    hasCode = true
  })
  if (!hasCode) return
  const { default: rehypeHighlight } = require('rehype-highlight') as typeof import('rehype-highlight')
  rehypeHighlight({ detect: false })(tree, file)
}

const processor = parser()
  .use(typesetText)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(ownIds)
  .use(highlighted)
  .use(scrollable)
  .use(figures)
  .use(folded)
  .use(standout)
  .use(basedAddresses)
  .use(rehypeStringify)
  .freeze()

/** The links in a piece of Markdown, with their lines. */
export const linksOf = (source: string): Link[] => collectLinks(parser.parse(source))

function collectLinks(tree: MdastRoot): Link[] {
  const links: Link[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push({ href: node.url, line: node.position?.start.line ?? 1 })
  })
  return links
}

function check(tree: MdastRoot): BodyFault[] {
  const faults: BodyFault[] = []
  // The page's title is the h1, so the body's first heading must be an h2.
  let previous = 1
  visit(tree, (node) => {
    const report = (field: string, problem: string) =>
      faults.push({ line: node.position?.start.line ?? 1, field, problem })
    if (node.type === 'heading') {
      if (node.depth === 1) report('heading', 'a second h1 (the title is the first); expected ##')
      else if (node.depth > previous + 1)
        report(
          'heading',
          `the level jumps from h${previous} to h${node.depth}; expected at most h${previous + 1}`,
        )
      if (textOf(node).trim() === '') report('heading', 'the heading is empty; expected words')
      previous = node.depth
    }
    if (node.type === 'footnoteDefinition')
      report(
        'footnote',
        `[^${node.label}] is a footnote; expected its words in the text, or a page in sources`,
      )
    if (node.type === 'link' && textOf(node).trim() === '')
      report('link', `${node.url} has no words; expected [where it leads](${node.url})`)
  })
  return faults
}

function collectHeadings(tree: HastRoot) {
  const headings: { id: string; text: string; level: number }[] = []
  visit(tree, 'element', (node) => {
    const level = /^h([2-6])$/.exec(node.tagName)?.[1]
    if (level) headings.push({ id: String(node.properties.id), text: textOf(node), level: Number(level) })
  })
  return headings
}

/** For a text without a file or pictures. */
const alone: BodyPictures = { folder: 'content', title: '', survey: noPictures }

/**
 * Renders and checks the body of a content file.
 * @param known The pictures that it may show, and its page.
 */
export function renderBody(source: string, known = alone) {
  const expanded = expandPlaceholders(source)
  const mdast = processor.parse(expanded)
  const { pictures, faults: pictureFaults } = placePictures(mdast, known)
  const htmlFaults = markPassages(mdast, site.language).map((fault) => ({ ...fault, field: 'html' }))
  const faults = [...htmlFaults, ...check(mdast), ...mistyped(mdast, expanded), ...pictureFaults]
  for (const { index, problem } of misspelledPlaceholders(source)) {
    faults.push({ line: source.slice(0, index).split('\n').length, field: 'placeholder', problem })
  }
  if (source.trim() === '') {
    const problem = 'the body is empty; expected text below the front matter'
    faults.push({ line: 1, field: 'body', problem })
  }
  const links = collectLinks(mdast)
  const hast = processor.runSync(mdast)
  return {
    html: { html: processor.stringify(hast) },
    headings: collectHeadings(hast),
    links,
    words: countWords(textOf(mdast, { includeImageAlt: false })),
    /** The photographs between its paragraphs. */
    pictures,
    faults,
  }
}

/** Counts runs of letters or digits. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
