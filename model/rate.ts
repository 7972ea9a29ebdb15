/** Working days in a week: durations are counted in them. */
export const daysPerWeek = 5

/** What an hourly rate is worked out from. Money and days are those of a year. */
interface Assumptions {
  weeks: number
  daysPerWeek: number
  daysOff: number
  holidays: number
  /** To illness and training. */
  daysLost: number
  /** Of a working day. */
  hoursPerDay: number
  /** Of these hours, those that clients pay for. */
  billedPerDay: number
  pay: number
  /** The employer's, as a share of pay. */
  payrollTax: number
  benefits: number
  overhead: number
  /** For bad months, as a share of everything above it. */
  reserve: number
}

/** The figures of an hourly rate, each as a text may show it: what it is worked out from, and the steps. */
export function rateFigures(assumed: Assumptions) {
  const workingDays = assumed.weeks * assumed.daysPerWeek - assumed.daysOff - assumed.holidays
  const billedDays = workingDays - assumed.daysLost
  const taxes = assumed.pay * assumed.payrollTax
  const costs = assumed.pay + taxes + assumed.benefits + assumed.overhead
  const needed = costs * (1 + assumed.reserve)
  /** What an hour has to bring if so many are billed on each working day. */
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
