import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { site } from '../../model/site.ts'
import { typeset } from './typeset.ts'

/** Blocks in which a quotation may open in one piece of text and close in another. */
const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

/** Sets the quotation marks of running text: a remark plugin. Code stays as it is written. */
export const typesetText = () => (tree: Root) => {
  let before = ''
  visit(tree, (node) => {
    if (blocks.has(node.type) || node.type === 'break') before = ''
    if (node.type === 'text') {
      node.value = typeset(node.value, site.language, before)
      before = node.value.at(-1) ?? before
    }
    if (node.type === 'inlineCode') before = node.value.at(-1) ?? before
  })
}
