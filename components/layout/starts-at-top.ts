/** What Vike knows about a navigation. */
export interface Navigation {
  isHistoryNavigation: boolean
  urlParsed: { hash: string }
}

/** Whether a navigation leads to the start of a page; otherwise, the heights above its target must be exact at once. */
export const startsAtTop = ({ isHistoryNavigation, urlParsed }: Navigation): boolean =>
  !isHistoryNavigation && !urlParsed.hash
