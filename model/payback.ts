/** Hours of work that recur every week. */
export interface Time {
  hoursPerWeek: number
  weeksPerYear: number
  /** The cost of an hour, with taxes and benefits. */
  hourly: number
}

/** Something bought to save time or mistakes, as its buyer counts it. Money is in the site's currency. */
export interface Purchase {
  /** Paid once to whoever builds it. */
  price: number
  /** Hours that the buyer's own people spend on it, once. */
  ownHours: number
  /** The cost of such an hour. */
  hourly: number
  /** Maintenance and fees in each month that it runs. */
  monthly: number
  /** The value of hours and mistakes saved in each month that it runs. */
  saving: number
  /** Months until it runs; absent if it runs from the start. */
  buildMonths?: number
}

/** The hours and money that recurring work takes in a year. */
export function costOfTime({ hoursPerWeek, weeksPerYear, hourly }: Time): { hours: number; yearly: number } {
  const hours = hoursPerWeek * weeksPerYear
  return { hours, yearly: hours * hourly }
}

const atStart = ({ price, ownHours, hourly }: Purchase): number => price + ownHours * hourly

/** For how many months it has run at the end of a month. */
const running = ({ buildMonths = 0 }: Purchase, month: number): number => Math.max(0, month - buildMonths)

/** Money spent and saved since the start, at the end of a month. */
export const sumsAfter = (purchase: Purchase, month: number) => ({
  month,
  spent: atStart(purchase) + purchase.monthly * running(purchase, month),
  saved: purchase.saving * running(purchase, month),
})

/**
 * The first whole month at whose end the savings have paid for everything spent: the months of building, plus
 * the cost at the start divided by a month's saving less its fee, rounded up.
 * @returns The month, 0 if nothing is spent at the start; undefined if a month saves no more than its fee.
 */
export function breakEvenMonth(purchase: Purchase): number | undefined {
  const gain = purchase.saving - purchase.monthly
  const start = atStart(purchase)
  if (start <= 0 && gain >= 0) return 0
  return gain > 0 ? (purchase.buildMonths ?? 0) + Math.ceil(Number((start / gain).toFixed(9))) : undefined
}

/** The result of a purchase, as every example states it. */
export interface Result {
  /** Everything spent in the first twelve months, the buyer's own hours included. */
  firstYear: number
  /** Spent and saved by the end of the last year. */
  spent: number
  saved: number
  /** Savings less spending; negative if the purchase doesn't pay. */
  left: number
  /** {@link breakEvenMonth} */
  month?: number | undefined
}

/** The result of a purchase after some years. */
export function resultAfter(purchase: Purchase, years: number): Result {
  const { spent, saved } = sumsAfter(purchase, years * 12)
  return {
    firstYear: sumsAfter(purchase, 12).spent,
    spent,
    saved,
    left: saved - spent,
    month: breakEvenMonth(purchase),
  }
}
