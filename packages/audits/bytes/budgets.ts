/** The size limits for each page, in bytes after Brotli compression; fonts and photographs count as they are. */
export const budgets = {
  /**
   * The HTML, including the styles of its first screen. With 950 bytes of headers, it fits into TCP's initial window of
   * ten segments of 1,440 bytes (RFC 6928), so it arrives in one round trip.
   */
  html: 13_450,
  /** The styles for the page below its first screen. */
  restOfStyles: 6000,
  /** All modules that the app needs in order to start; React alone takes 44 kB. */
  script: 68_000,
  /** The whole stylesheet, which loads at the visitor's first input. */
  stylesheet: 14_000,
  /** Preloaded fonts. */
  preloadedFont: 26_000,
  /**
   * Everything that a phone loads without the visitor's input: HTML, scripts, fonts, icon, manifest, and all drawings,
   * including those that are loaded lazily. Photographs have their own budgets.
   */
  total: 118_000,
  /** The photograph on the first screen, in the size that a phone loads: 0.6 s on Lighthouse's slow 4G. */
  firstPhoto: 120_000,
  /** All photographs of a page; a phone loads each of them when the visitor scrolls near it. */
  photos: 600_000,
} as const

export type BudgetName = keyof typeof budgets

/** The size of a page in bytes, by kind. */
export type Weight = Readonly<Record<BudgetName, number>>

/** The budgets that a page exceeds. */
export const excessOf = (path: string, weight: Weight) =>
  (Object.keys(budgets) as BudgetName[]).flatMap((kind) =>
    weight[kind] > budgets[kind] ? [{ path, kind, bytes: weight[kind], limit: budgets[kind] }] : [],
  )
