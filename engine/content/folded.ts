import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { isBold } from './standout.ts'

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element'

/**
 * Folds quotations whose first paragraph is entirely bold under that paragraph: letters, of which readers open those that
 * matter to them. Without scripts and in print they are open (`.fold` in components/plate/plate.scss).
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
