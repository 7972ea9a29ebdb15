import type { PageContextClient } from 'vike/types'
import { startConsent } from '#components/consent/store.ts'
import { pushPageView } from './page-view.ts'
import { startPreloading } from './preload.ts'

export function onHydrationEnd(pageContext: PageContextClient): void {
  startPreloading()
  startConsent()
  pushPageView(pageContext)
}
