import type { PageContextClient } from 'vike/types'

/** Whether a navigation leads to the start of a page; otherwise, the heights above its target must be exact at once. */
export const startsAtTop = ({ isHistoryNavigation, urlParsed }: PageContextClient): boolean =>
  !isHistoryNavigation && !urlParsed.hashOriginal
