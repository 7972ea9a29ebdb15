import { startTransition, useEffect, useState, type ReactNode } from 'react'
import type { PageContextClient } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { afterPaint } from '#components/app/after-paint.ts'
import { RendersBelow } from './below.ts'
import { startsAtTop } from './starts-at-top.ts'

interface EnteringPageProps {
  /** Called once the page is rendered whole. */
  onWhole: (page: PageContextClient) => void
  children: ReactNode
}

/**
 * A page's content, whose first frame after a navigation has only the first screen: on slow phones, rendering the whole
 * page takes twice as long. It fades in with a slight scale; the pre-rendered page appears at once, so that nothing
 * delays the first paint. There is no view transition, which would capture the old page before showing the new one
 * (docs/performance.md).
 */
export function EnteringPage({ onWhole, children }: EnteringPageProps) {
  // Kept, since the context of the next page comes before its content.
  const [page] = useState(usePageContext() as PageContextClient)
  // Absent on the server.
  const { isHydration = true } = page as Partial<PageContextClient>
  const isEntering = !isHydration
  const [isWhole, setIsWhole] = useState(!isEntering || !startsAtTop(page))
  useEffect(() => {
    if (isWhole) onWhole(page)
    else void afterPaint().then(() => startTransition(() => setIsWhole(true)))
  }, [isWhole, onWhole, page])
  return (
    <div className={isEntering ? 'page__entering' : undefined}>
      <RendersBelow value={isWhole}>{children}</RendersBelow>
    </div>
  )
}
