import { useMemo, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Skeleton } from '#components/skeleton/Skeleton.tsx'
import { useSlowNavigation } from '#components/app/navigation-progress.ts'

/**
 * The main landmark. After a client navigation, the new page fades in with a slight scale; the pre-rendered page appears
 * at once, so that nothing delays the first paint. There is no view transition, which would capture the old page before
 * showing the new one (docs/performance.md).
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const { isHydration = true, urlPathname } = usePageContext() as {
    isHydration?: boolean
    urlPathname: string
  }
  const isSlow = useSlowNavigation()
  // Computed once per page; otherwise it would fade in again.
  const entering = useMemo(
    () => (isHydration ? undefined : 'page__entering'),
    // oxlint-disable-next-line react/exhaustive-deps -- a new address is a new page
    [urlPathname],
  )
  return (
    <main id="main" className="page" tabIndex={-1} aria-busy={isSlow || undefined}>
      {isSlow && <Skeleton />}
      <div key={urlPathname} className={entering}>
        {children}
      </div>
    </main>
  )
}
