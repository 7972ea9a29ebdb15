import type { PageContextClient } from 'vike/types'
import { wholeStyles } from '../components/app/whole-styles.ts'

/** A page that was not pre-rendered into this document needs other styles than those that came with it. */
export async function onBeforeRenderClient({ isHydration }: PageContextClient): Promise<void> {
  if (!isHydration) await wholeStyles()
}
