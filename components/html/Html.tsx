import type { InlineHtml } from '#content/schemas/common.ts'

interface HtmlProps {
  /** Rendered from Markdown by the build. */
  of: InlineHtml
  as?: 'p' | 'span' | 'div' | 'dd' | 'li' | 'blockquote'
  className?: string
}

/** Inserts HTML that the build rendered from our own Markdown; raw HTML never gets that far. */
export function Html({ of: html, as: Tag = 'p', className }: HtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
