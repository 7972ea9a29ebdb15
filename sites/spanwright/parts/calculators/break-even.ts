import type { Automation } from './texts.ts'

/** Savings later than this many months from now are too uncertain to count on. */
export const horizon = 60

export interface MonthlySum {
  month: number
  spent: number
  saved: number
}

const atStart = ({ price, ownHours, hourly }: Automation): number => price + ownHours * hourly

/**
 * The first whole month at whose end the savings have paid for everything spent: the cost at the start
 * divided by what is left of a month's saving after its fee, rounded up.
 * @returns The month, 0 if nothing is spent at the start; undefined if a month saves no more than its fee.
 */
export function breakEvenMonth(automation: Automation): number | undefined {
  const gain = automation.saving - automation.monthly
  const start = atStart(automation)
  if (start <= 0 && gain >= 0) return 0
  return gain > 0 ? Math.ceil(Number((start / gain).toFixed(9))) : undefined
}

/** Money spent and saved since the start, at the end of a month. */
export const sumsAfter = (automation: Automation, month: number): MonthlySum => ({
  month,
  spent: atStart(automation) + automation.monthly * month,
  saved: automation.saving * month,
})

/** The months that a chart shows: a third beyond the break-even, at least two years, at most the horizon. */
export const monthsShown = (month: number | undefined): number =>
  Math.min(horizon, Math.max(24, Math.ceil(((month ?? horizon) * 4) / 3 / 12) * 12))
