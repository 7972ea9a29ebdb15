import type { PageContextClient } from 'vike/types'
import { wholeStyles } from '#components/app/whole-styles.ts'
import { startsAtTop } from '#components/layout/starts-at-top.ts'

/** A page shown by a navigation may need styles that this document did not come with. */
export async function onBeforeRenderClient(page: PageContextClient): Promise<void> {
  if (page.isHydration) return
  await wholeStyles()
  // As on the first page (boot/defer-layout.ts).
  if (startsAtTop(page)) document.documentElement.dataset['deferred'] = ''
}
