import type { PageContextClient } from 'vike/types'
import { watchFrames } from '#components/app/scrolling-frames.ts'
import { startConsent } from '#components/consent/store.ts'
import { layOutWhole } from './boot/defer-layout.ts'
import { keepInBackForwardCache } from './patches/back-forward-cache.ts'
import { pushPageView } from './page-view.ts'
import { startPreloading } from './preload.ts'
import { warmUp } from './warm-up.ts'

export function onHydrationEnd(pageContext: PageContextClient): void {
  layOutWhole()
  keepInBackForwardCache()
  startPreloading()
  startConsent()
  watchFrames()
  pushPageView(pageContext)
  warmUp()
}
