import type { PageContextClient } from 'vike/types'
import { endProgress } from '#components/app/navigation-progress.ts'
import type { PageData } from '#components/seo/page-data.ts'
import { focusPage } from './page-focus.ts'
import { pushPageView } from './page-view.ts'
import { replaceStructuredData } from '#components/seo/structured-data-element.ts'

export function onPageTransitionEnd(pageContext: PageContextClient): void {
  const { graph } = pageContext.data as PageData
  // Each of Vike's page contexts references the previous one, so all would stay in memory; only two are needed.
  delete (pageContext.previousPageContext as { previousPageContext?: unknown } | null)?.previousPageContext
  endProgress()
  replaceStructuredData(graph)
  // The link may have been in a dialog, which would keep the focus.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  focusPage()
  pushPageView(pageContext)
}
