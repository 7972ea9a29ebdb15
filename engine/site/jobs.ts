import { breakEvenMonth, costOfTime, sumsAfter, type Purchase } from '../../model/payback.ts'
import type { JobFields } from '../schemas/prices.ts'

interface Arithmetic {
  /** The price of a number of hours, rounded like all prices. */
  priceOf: (hours: number) => number
  money: (amount: number) => string
  count: (value: number) => string
}

const minutesPerHour = 60
const monthsPerYear = 12
const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/**
 * Calculates the jobs of prices.yaml, for texts that refer to them.
 * @returns The texts by their names below `job`: `KEY.WORK.` with `hours`, `price`, `drive` (hours of driving),
 *   `driven` (their price), `total`, `spent`, `over` (hours above the quoted ones) and `lost` (their price); and
 *   `KEY.` with `once` (the sum of all totals), `care` (one month), `yearly` (a year of care), `firstYear`, `before`,
 *   `after` and `less` (minutes per case), `perWeek`, `weeks`, `hourly`, `saved` (hours per year), `worth` (their
 *   value) and `months` until the savings have paid for everything spent. Hours are numbers; amounts are in the site's
 *   currency.
 */
export function jobTexts(
  jobs: readonly JobFields[],
  { priceOf, money, count }: Arithmetic,
): Readonly<Record<string, string>> {
  const entries = jobs.flatMap(({ key, items, care, saving }) => {
    const priced = items.map((item) => ({ ...item, total: priceOf(item.hours) + priceOf(item.drive) }))
    const once = add(priced.map(({ total }) => total))
    const monthly = priceOf(care.hours)
    const [after = 0, before = 0] = saving.minutes
    const { weeksPerYear, hourly } = saving
    const hoursPerWeek = ((before - after) / minutesPerHour) * saving.perWeek
    const { hours: saved, yearly: worth } = costOfTime({ hoursPerWeek, weeksPerYear, hourly })
    const purchase: Purchase = { price: once, ownHours: 0, hourly, monthly, saving: worth / monthsPerYear }
    const month = breakEvenMonth(purchase)
    return [
      ...priced.flatMap(({ work, hours, drive, spent, total }) =>
        prefixed(`${key}.${work}`, {
          hours: count(hours),
          price: money(priceOf(hours)),
          drive: count(drive),
          driven: money(priceOf(drive)),
          total: money(total),
          spent: count(spent),
          over: count(spent - hours),
          lost: money(priceOf(spent - hours)),
        }),
      ),
      ...prefixed(key, {
        once: money(once),
        care: money(monthly),
        yearly: money(monthly * monthsPerYear),
        firstYear: money(sumsAfter(purchase, monthsPerYear).spent),
        before: count(before),
        after: count(after),
        less: count(before - after),
        perWeek: count(saving.perWeek),
        weeks: count(weeksPerYear),
        hourly: money(hourly),
        saved: count(Math.round(saved)),
        worth: money(Math.round(worth)),
        // A job that never pays for itself has no such month.
        ...(month !== undefined && { months: count(month) }),
      }),
    ]
  })
  return Object.fromEntries(entries)
}

/** Texts with a prefix before their names. */
export const prefixed = (group: string, texts: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text])
