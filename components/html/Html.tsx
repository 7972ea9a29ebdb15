import type { RichText } from '#model/rich-text.ts'
import { trustedHtml } from './trusted-types.ts'

interface HtmlProps {
  /** Text from the content. If it was Markdown, the build has rendered it. */
  of: RichText
  as?: 'p' | 'span' | 'div' | 'dd' | 'li' | 'blockquote' | 'figure'
  className?: string
}

/** Shows a text from the content, in which raw HTML is an error of the build. */
export function Html({ of: text, as: Tag = 'p', className }: HtmlProps) {
  if (typeof text === 'string') return <Tag className={className}>{text}</Tag>
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(text.html) }} />
}
