import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { afterPaint } from '#components/app/after-paint.ts'
import { watchFrames } from '#components/app/scrolling-frames.ts'
import { RendersBelow } from './below.ts'
import { layOutWhole } from './lay-out-whole.ts'
import { startsAtTop, type Navigation } from './starts-at-top.ts'

/**
 * A page's content, whose first frame after a navigation has only the first screen: on slow phones, rendering the whole
 * page takes twice as long. It fades in with a slight scale; the pre-rendered page appears at once, so that nothing
 * delays the first paint. There is no view transition, which would capture the old page before showing the new one
 * (docs/performance.md).
 */
export function EnteringPage({ children }: { children: ReactNode }) {
  const { isHydration = true, ...navigation } = usePageContext() as Navigation & { isHydration?: boolean }
  // Decided once per page; otherwise it would enter again.
  const [isEntering] = useState(!isHydration)
  const [isWhole, setIsWhole] = useState(isHydration || !startsAtTop(navigation))
  useEffect(() => {
    if (!isWhole) {
      void afterPaint().then(() => startTransition(() => setIsWhole(true)))
      return
    }
    watchFrames()
    layOutWhole()
  }, [isWhole])
  return (
    <div className={isEntering ? 'page__entering' : undefined}>
      <RendersBelow value={isWhole}>{children}</RendersBelow>
    </div>
  )
}
