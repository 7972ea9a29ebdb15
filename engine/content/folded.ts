import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { isBold } from './standout.ts'

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element'

/**
 * A rehype plugin that folds each quotation whose first paragraph is entirely bold under that paragraph, such as a
 * letter that only some readers want to read. In print and without scripts, it is open (`.fold` in
 * components/plate/plate.scss).
 */
export function folded() {
  return (tree: Root) => {
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
  }
}
