import type { ReactNode } from 'react'
import { words } from '#.site/words/tuck.ts'

/**
 * A part of a long page that a phone shows as one line under its heading until it is opened. It is in the page's
 * HTML, found by searching in the page, and open where there is room, on paper and without scripts.
 */
export const Tuck = ({ children }: { children: ReactNode }) => (
  <details className="tuck">
    <summary className="tuck__line annotation">{words.open}</summary>
    {children}
  </details>
)
