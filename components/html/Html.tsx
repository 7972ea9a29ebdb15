import type { RichText } from '#model/rich-text.ts'
import { trustedHtml } from './trusted-types.ts'

interface HtmlProps {
  /** Text from the content; where it was Markdown, the build has rendered it. */
  of: RichText
  as?: 'p' | 'span' | 'div' | 'dd' | 'li' | 'blockquote' | 'figure'
  className?: string
}

/** Shows a text of the content. Raw HTML in Markdown never gets this far. */
export function Html({ of: text, as: Tag = 'p', className }: HtmlProps) {
  if (typeof text === 'string') return <Tag className={className}>{text}</Tag>
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(text.html) }} />
}
