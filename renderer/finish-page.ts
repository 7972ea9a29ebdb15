import type { PageContextClient } from 'vike/types'
import { announcePage } from '#components/app/announcer.ts'
import { watchFrames } from '#components/app/scrolling-frames.ts'
import { tellWholePage } from '#components/app/whole-page.ts'
import type { PageData } from '#components/seo/page-data.ts'
import { layOutWhole } from './boot/defer-layout.ts'

/** Called once a page has been rendered whole: at hydration, or in the frame after the first one of a navigation. */
export function finishPage({ data, isHydration }: PageContextClient): void {
  watchFrames()
  layOutWhole()
  tellWholePage()
  if (!isHydration) announcePage((data as PageData).seo.title)
}
