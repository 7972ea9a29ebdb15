import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { site } from '../../model/site.ts'
import { typeset } from './typeset.ts'

/** Blocks, across whose pieces of text a quotation may extend. */
const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

/** A remark plugin that sets typographic quotation marks, except in code. */
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
