import type { ComponentProps } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Skeleton } from '#components/skeleton/Skeleton.tsx'
import { useSlowNavigation } from '#components/app/navigation-progress.ts'
import { EnteringPage } from './EnteringPage.tsx'

/** The main landmark. While a navigation is slow, the current page stays, under a skeleton of the next. */
export function PageFrame(page: ComponentProps<typeof EnteringPage>) {
  const { urlPathname } = usePageContext()
  const isSlow = useSlowNavigation()
  return (
    <main id="main" className="page" tabIndex={-1} aria-busy={isSlow || undefined}>
      {isSlow && <Skeleton />}
      <EnteringPage key={urlPathname} {...page} />
    </main>
  )
}
