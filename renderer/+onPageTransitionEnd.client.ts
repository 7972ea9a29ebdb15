import type { PageContextClient } from 'vike/types'
import { endProgress } from './navigation-progress.ts'
import { pushPageView } from './page-view.ts'

export function onPageTransitionEnd(pageContext: PageContextClient): void {
  endProgress()
  pushPageView(pageContext)
}
