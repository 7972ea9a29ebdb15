import { useMemo, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Skeleton } from '#components/skeleton/Skeleton.tsx'
import { useSlowNavigation } from '#components/app/navigation-progress.ts'

/**
 * The main landmark. A page that was navigated to enters with a fade and a slight scale; the pre-rendered
 * one is simply there, so that nothing hides it from the first paint. It is no view transition, which
 * pictures the old page before it shows the new one (docs/performance.md).
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const { isHydration = true, urlPathname } = usePageContext() as {
    isHydration?: boolean
    urlPathname: string
  }
  const isSlow = useSlowNavigation()
  // Once for each page: it would enter again.
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
