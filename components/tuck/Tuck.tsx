import type { ReactNode } from 'react'
import { words } from '#.site/words/tuck.ts'

/**
 * A part of a long page that is collapsed to one line on a phone. It is in the HTML, the browser's search in the page
 * finds it, and it is open on wide screens, on paper and without scripts.
 */
export const Tuck = ({ children }: { children: ReactNode }) => (
  <details className="tuck">
    <summary className="tuck__line annotation">{words.open}</summary>
    {children}
  </details>
)
