import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * A rehype plugin that marks entirely bold paragraphs, which articles show as pull quotes (`.standout` in
 * pages/blog/@slug/post.scss).
 */
export function standout() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isBold(node)) node.properties['className'] = ['standout']
    })
  }
}

/** Whether an element is an entirely bold paragraph. */
export const isBold = ({ tagName, children: [only, ...others] }: Element): boolean =>
  tagName === 'p' && others.length === 0 && only?.type === 'element' && only.tagName === 'strong'
