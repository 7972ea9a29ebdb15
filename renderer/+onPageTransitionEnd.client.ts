import type { PageContextClient } from 'vike/types'
import { endProgress } from './navigation-progress.ts'
import type { PageData } from './page-data.ts'
import { pushPageView } from './page-view.ts'
import { replaceStructuredData } from './structured-data-element.ts'

export function onPageTransitionEnd(pageContext: PageContextClient): void {
  endProgress()
  replaceStructuredData((pageContext.data as PageData).graph)
  pushPageView(pageContext)
}
