/** The budgets of `npm run bench`. */
export const budgets = {
  /** FCP and LCP as multiples of those of the same page without scripts, measured in the same run. */
  paintRatio: 1.05,
  /** From the click on a link to the painted page, median, at 4× CPU slow-down; milliseconds. */
  navigation: 100,
  /** Interaction to Next Paint of each journey, at 4× CPU slow-down; milliseconds. */
  interaction: 100,
  /** Everything that the home page fetches until it is idle, in bytes as sent. */
  homeBytes: 150_000,
  /** Requests to other origins, across all routes. */
  thirdParties: 0,
  /** Routes that do not come back from the back/forward cache. */
  notRestored: 0,
} as const

/** One figure that must not exceed its budget. */
export interface Check {
  name: string
  actual: number
  limit: number
}

/** A figure that was not measured is not within its budget. */
export const isWithin = ({ actual, limit }: Check): boolean => actual <= limit
