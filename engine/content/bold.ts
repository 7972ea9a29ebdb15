/** Plugins for rehype about paragraphs that are entirely bold. */
import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element'

/** Whether an element is an entirely bold paragraph. */
const isBold = ({ tagName, children: [only, ...others] }: Element): boolean =>
  tagName === 'p' && others.length === 0 && isElement(only) && only.tagName === 'strong'

/** Marks such paragraphs, which articles show as pull quotes (`.standout` in pages/blog/@slug/post.scss). */
export const standout = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    if (isBold(node)) node.properties['className'] = ['standout']
  })

/**
 * Folds each quotation that begins with such a paragraph under it, such as a letter that only some readers want to read.
 * In print and without scripts, it is open (`.fold` in components/plate/plate.scss).
 */
export const folded = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'blockquote') return
    const head = node.children.find(isElement)
    if (!head || !isBold(head)) return
    const [name] = head.children
    node.tagName = 'details'
    node.properties['className'] = ['fold']
    head.tagName = 'summary'
    if (isElement(name)) head.children = name.children
  })
