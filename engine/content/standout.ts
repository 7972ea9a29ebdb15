import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Marks the paragraphs that are bold from end to end. An article sets them large, as a newspaper sets the sentence
 * that the rest of the column argues for (`.standout` in pages/blog/@slug/post.scss).
 */
export function standout() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isBold(node)) node.properties['className'] = ['standout']
    })
  }
}

/** Whether an element is a paragraph that is bold from end to end. */
export const isBold = ({ tagName, children: [only, ...others] }: Element): boolean =>
  tagName === 'p' && others.length === 0 && only?.type === 'element' && only.tagName === 'strong'
