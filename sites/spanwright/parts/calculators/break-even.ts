/** Savings later than this many months from now are too uncertain to count on. */
export const horizon = 60

/** The months that a chart shows: a third beyond the break-even, at least two years, at most the horizon. */
export const monthsShown = (month: number | undefined): number =>
  Math.min(horizon, Math.max(24, Math.ceil(((month ?? horizon) * 4) / 3 / 12) * 12))
