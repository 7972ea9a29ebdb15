import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { BodyFault } from './markdown.ts'

/** At the start of a line, which in a quotation follows its marks. */
const heading = /^[ \t>]*((#{2,})[^#\s]\S*)/gm
const table = /^[ \t>]*(\|[^\n]*)\n[ \t>]*\|/m
const link = /(?<!\\)\[[^[\]]*\][ \t]+(\((?:[/#]|https?:|mailto:|tel:)[^\s)]*\))/g

/** A line of dashes for each cell of a row. */
const dashesBelow = (row: string): string =>
  `${'| --- '.repeat(row.match(/(?<!\\)\|(?=.*\S)/g)?.length ?? 1)}|`

/** The source of a node, with blanks for its code, whose characters mean nothing. */
function withoutCode(node: Nodes, source: string): string {
  const startOf = ({ position }: Nodes) => position?.start.offset ?? 0
  const endOf = ({ position }: Nodes) => position?.end.offset ?? 0
  let text = source.slice(startOf(node), endOf(node))
  visit(node, 'inlineCode', (code) => {
    const [start, end] = [startOf(code) - startOf(node), endOf(code) - startOf(node)]
    text = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end)
  })
  return text
}

/**
 * Reports headings, links and tables that Markdown takes for text, because a space or a line is missing or too much.
 * @param tree The parsed text.
 */
export function mistyped(tree: Root, source: string): BodyFault[] {
  const faults: BodyFault[] = []
  visit(tree, (node) => {
    if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return
    const text = withoutCode(node, source)
    const report = (index: number, field: string, problem: string) => {
      const line = (node.position?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1
      faults.push({ line, field, problem })
    }
    for (const { index, 1: target = '' } of text.matchAll(link))
      report(index, 'link', `the space before ${target} makes it text; expected [words]${target}`)
    if (node.type !== 'paragraph') return
    for (const { index, 1: start = '', 2: marks = '' } of text.matchAll(heading))
      report(index, 'heading', `${start} does not begin a heading; expected a space after ${marks}`)
    const rows = table.exec(text)
    if (!rows) return
    const dashes = dashesBelow(rows[1] ?? '')
    report(rows.index, 'table', `these lines are not a table; expected ${dashes} below the first`)
  })
  return faults
}
