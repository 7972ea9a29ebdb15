/** Working days in a week, which durations are counted in. */
export const daysPerWeek = 5

type DaysAndHours =
  | 'weeks'
  | 'daysPerWeek'
  | 'daysOff'
  | 'holidays'
  | 'daysLost'
  | 'hoursPerDay'
  | 'billedPerDay'
type Costs = 'pay' | 'payrollTax' | 'benefits' | 'overhead' | 'reserve'

/**
 * The assumptions and intermediate results of an hourly rate, rounded as texts show them.
 * @param assumed As engine/schemas/prices.ts describes them. Money and days are per year.
 */
export function rateFigures(assumed: Readonly<Record<DaysAndHours | Costs, number>>) {
  const workingDays = assumed.weeks * assumed.daysPerWeek - assumed.daysOff - assumed.holidays
  const billedDays = workingDays - assumed.daysLost
  const taxes = assumed.pay * assumed.payrollTax
  const costs = assumed.pay + taxes + assumed.benefits + assumed.overhead
  const needed = costs * (1 + assumed.reserve)
  /** The hourly rate needed if this many hours are billed on each working day. */
  const rateAt = (billedPerDay: number): number => Math.round(needed / (billedDays * billedPerDay))
  return {
    ...assumed,
    workingDays,
    billedDays,
    hours: billedDays * assumed.billedPerDay,
    taxPercent: assumed.payrollTax * 100,
    taxes: Math.round(taxes),
    reservePercent: assumed.reserve * 100,
    reserve: Math.round(costs * assumed.reserve),
    needed: Math.round(needed),
    perHour: rateAt(assumed.billedPerDay),
    /** For somebody who bills seven hours a day. */
    perHourAtSeven: rateAt(7),
  }
}

export type RateFigures = ReturnType<typeof rateFigures>
