import type { PageContextClient } from 'vike/types'
import { wholeStyles } from '../components/app/whole-styles.ts'

/** A page shown by a navigation may need styles that this document did not come with. */
export async function onBeforeRenderClient({ isHydration }: PageContextClient): Promise<void> {
  if (!isHydration) await wholeStyles()
}
