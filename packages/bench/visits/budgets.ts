/** The budgets of `npm run bench`. */
export const budgets = {
  /** FCP relative to that of the same page without scripts in the same run, and LCP to that without pictures, too. */
  paintRatio: { FCP: 1.02, LCP: 1.05 },
  /** Median time from a click on a link to the paint of the page, at a CPU slowdown of 4×, in milliseconds. */
  navigation: 50,
  /** Interaction to Next Paint of each journey, in milliseconds, by CPU slowdown. */
  interaction: { 4: 50, 6: 100 },
  /** Bytes transferred for the home page until it is idle. */
  homeBytes: 114_500,
  /** Routes that are not restored from the back/forward cache. */
  notRestored: 0,
} as const

/** One figure that must not exceed its budget. */
export interface Check {
  name: string
  actual: number
  limit: number
}

/** Whether a figure is within its budget; one that was not measured is not. */
export const isWithin = ({ actual, limit }: Check): boolean => actual <= limit
