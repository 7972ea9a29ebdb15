import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expandPlaceholders } from './placeholders.ts'

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze()

/**
 * Renders one paragraph of Markdown without its `<p>`. Raw HTML is dropped, so the result is safe
 * to insert.
 */
export function renderInline(source: string): string {
  const html = String(processor.processSync(expandPlaceholders(source))).trim()
  return html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4 ? html.slice(3, -4) : html
}
