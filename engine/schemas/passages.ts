import type { Emphasis, PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import { directionOf, languageTag } from './values.ts'

const opening = /^<span\s+lang\s*=\s*["']?([^\s"'>]*)["']?\s*>$/i
const closing = /^<\/span\s*>$/i
/** Nodes that contain blocks, which a span must not. */
const ofBlocks: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** The index of the node that closes the passage begun at `start`; -1 if none of the siblings does. */
function endOf(siblings: readonly RootContent[], start: number): number {
  let depth = 0
  return siblings.findIndex((node, at) => {
    if (at < start || node.type !== 'html') return false
    if (opening.test(node.value)) depth += 1
    if (closing.test(node.value)) depth -= 1
    return depth === 0
  })
}

/**
 * Turns `<span lang="es">Hola</span>` into an element, so that screen readers pronounce the passage in its language
 * (WCAG 2.2, 3.1.2) and browsers lay it out in its direction. Because the element is built here, no other attribute and
 * no other HTML gets through.
 * @param language The language of the surrounding text.
 * @returns The problems in the text's HTML; lines count from 1.
 */
export function markPassages(tree: Root, language = 'en'): { line: number; problem: string }[] {
  const faults: { line: number; problem: string }[] = []
  visit(tree, 'html', (node, start, parent) => {
    const report = (problem: string) => faults.push({ line: node.position!.start.line, problem })
    const tag = opening.exec(node.value)?.[1]
    if (tag === undefined || !parent || start === undefined || ofBlocks.has(parent.type)) {
      report('raw HTML is not rendered; expected Markdown, or <span lang="es">words</span> within a line')
      return undefined
    }
    const end = endOf(parent.children, start)
    if (end < 0) {
      report(`${node.value} is not closed; expected </span> in the same paragraph, and in the same emphasis`)
      return undefined
    }
    const { error } = languageTag.safeParse(tag)
    if (error) report(`the language ${error.issues[0]!.message}`)
    const direction = error ? undefined : directionOf(tag)
    const passage: Emphasis = {
      // The most similar node that Markdown has; remark-rehype turns it into the element named in `data`.
      type: 'emphasis',
      data: {
        hName: 'span',
        hProperties: { lang: tag, ...(direction !== directionOf(language) && { dir: direction }) },
      },
      children: parent.children.slice(start + 1, end) as PhrasingContent[],
    }
    parent.children.splice(start, end - start + 1, passage)
    // Continue with its children.
    return start
  })
  return faults
}

/** The parser of Markdown. Called, it returns a copy that further plugins can be added to. */
export const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Checks the HTML in a field of Markdown. */
export function checkPassages(text: string, context: z.core.$RefinementCtx): void {
  if (!text.includes('<')) return
  for (const { problem } of markPassages(parser.parse(text))) context.addIssue(problem)
}
