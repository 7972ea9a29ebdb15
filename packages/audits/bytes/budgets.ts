/** What a page may weigh, in bytes after Brotli compression; fonts count as they are, already compressed. */
export const budgets = {
  /**
   * The HTML with the styles of its first screen: with 950 bytes of headers, TCP's initial window of ten segments of
   * 1,440 bytes (RFC 6928), so that it comes in one round trip.
   */
  html: 13_450,
  /** The styles of what is below the first screen. */
  restOfStyles: 6000,
  /** All modules that the app needs to start; react and react-dom alone are 57 kB. */
  script: 82_500,
  /** The whole stylesheet, which loads at the visitor's first sign of life. */
  stylesheet: 14_000,
  /** Preloaded fonts. */
  preloadedFont: 30_000,
  /**
   * Everything that a phone loads by itself: HTML, scripts, fonts, icon, manifest, and all drawings, also those that wait
   * until they are near. Photographs have budgets of their own.
   */
  total: 138_000,
  /** The photograph in the first screen, as phone-pictures.ts loads it: 0.6 s of Lighthouse's slow 4G. */
  firstPhoto: 120_000,
  /** All photographs of a page; a phone loads each one when it scrolls near. */
  photos: 600_000,
} as const

export type BudgetName = keyof typeof budgets

/** What a page weighs, kind by kind. */
export type Weight = Readonly<Record<BudgetName, number>>

export interface Excess {
  path: string
  kind: BudgetName
  bytes: number
  limit: number
}

/** The budgets that a page exceeds. */
export const excessOf = (path: string, weight: Weight): Excess[] =>
  (Object.keys(budgets) as BudgetName[]).flatMap((kind) =>
    weight[kind] > budgets[kind] ? [{ path, kind, bytes: weight[kind], limit: budgets[kind] }] : [],
  )
