import { use, type ReactNode } from 'react'
import { words } from '#.site/words/tuck.ts'
import { SectionHeading } from '#components/section/heading.ts'

interface TuckProps {
  /** The heading above it; the section's by default. */
  heading?: string
  children: ReactNode
}

/**
 * A part of a long page that is collapsed to one line on a phone. It is in the HTML, the browser's search in the page
 * finds it, and it is open on wide screens, on paper and without scripts. For screen readers, which list such lines
 * without what is above them, the line's name has the heading (WCAG 2.4.6).
 */
export function Tuck({ heading = use(SectionHeading), children }: TuckProps) {
  return (
    <details className="tuck">
      <summary className="tuck__line annotation" aria-label={`${words.open}: ${heading}`}>
        {words.open}
      </summary>
      {children}
    </details>
  )
}
