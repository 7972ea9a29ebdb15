import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { basedAddresses } from './based-addresses.ts'
import type { RichText } from '../../model/rich-text.ts'
import { expandPlaceholders } from '../../model/placeholders.ts'
import { site } from '../../model/site.ts'
import { markPassages, parser } from './passages.ts'
import { typeset } from './typeset.ts'
import { typesetText } from './typeset-text.ts'

const processor = parser()
  .use(() => (tree: Root) => void markPassages(tree, site.language))
  .use(typesetText)
  .use(remarkRehype)
  .use(basedAddresses)
  .use(rehypeStringify)
  .freeze()

/**
 * Text that Markdown would leave unchanged: it begins with a letter, so it is no list, and contains nothing that
 * CommonMark or GFM (6.9, autolinks) interprets. Most fields are like this, and skipping the parser saves most of the
 * time it takes to read the content.
 */
const plain = /^\p{L}[\p{L}\p{N} ,.;:?!'"’“”„‚‘«»¿¡()%$€/–—-]*$/u
const autolink = /www\.|:\/\//i
const isPlain = (text: string): boolean => plain.test(text) && !autolink.test(text)

/**
 * Renders one paragraph of Markdown without its `<p>`. Drops all HTML except marked passages, so the result is safe to
 * insert. Text without markup stays plain text.
 */
export function renderInline(source: string): RichText {
  const expanded = expandPlaceholders(source).trim()
  if (isPlain(expanded)) return typeset(expanded, site.language)
  const rendered = String(processor.processSync(expanded)).trim()
  const isOneParagraph = rendered.startsWith('<p>') && rendered.indexOf('</p>') === rendered.length - 4
  const html = isOneParagraph ? rendered.slice(3, -4) : rendered
  return /[<&]/.test(html) ? { html } : html
}

/** The same for main pages, where the firm's email address becomes a link only if it is written as one. */
export function renderWords(source: string): RichText {
  const withoutAddress = expandPlaceholders(source.replace(/\{\{\s*site\.\w+\s*\}\}/g, 'x')).trim()
  return isPlain(withoutAddress)
    ? typeset(expandPlaceholders(source).trim(), site.language)
    : renderInline(source)
}
