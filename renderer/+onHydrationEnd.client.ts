import type { PageContextClient } from 'vike/types'
import { startConsent } from '#components/consent/store.ts'
import { keepInBackForwardCache } from './patches/back-forward-cache.ts'
import { pushPageView } from './page-view.ts'
import { startPreloading } from './preload.ts'
import { warmUp } from './warm-up.ts'

export function onHydrationEnd(pageContext: PageContextClient): void {
  keepInBackForwardCache()
  startPreloading()
  startConsent()
  pushPageView(pageContext)
  warmUp()
}
