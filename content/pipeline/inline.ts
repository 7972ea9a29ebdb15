import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { RichText } from '../schemas/rich-text.ts'
import { expandPlaceholders } from './placeholders.ts'

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze()

/**
 * Renders one paragraph of Markdown without its `<p>`. Raw HTML is dropped, so the result is safe
 * to insert. Words without any mark stay plain text.
 */
export function renderInline(source: string): RichText {
  const rendered = String(processor.processSync(expandPlaceholders(source))).trim()
  const isOneParagraph = rendered.startsWith('<p>') && rendered.indexOf('</p>') === rendered.length - 4
  const html = isOneParagraph ? rendered.slice(3, -4) : rendered
  return /[<&]/.test(html) ? { html } : html
}
