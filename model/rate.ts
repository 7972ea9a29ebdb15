/**
 * Where the hourly rate comes from. The founder profile shows these lines as its table; model/terms.ts
 * charges what they come to.
 */

/** The assumptions behind the rate, each open to debate. Money is in US dollars a year, time as it says. */
export const assumed = {
  weeks: 52,
  daysPerWeek: 5,
  daysOff: 25,
  holidays: 10,
  /** To illness and training. */
  daysLost: 12,
  /** Of the hours of a working day. */
  hoursPerDay: 8,
  billedPerDay: 5,
  pay: 110_000,
  /** The employer's half of Social Security and Medicare, as a share of pay. */
  payrollTax: 0.0765,
  benefits: 24_000,
  overhead: 14_000,
  /** For bad months, as a share of everything above it. */
  reserve: 0.1,
} as const

const workingDays = assumed.weeks * assumed.daysPerWeek - assumed.daysOff - assumed.holidays
const billedDays = workingDays - assumed.daysLost
const taxes = assumed.pay * assumed.payrollTax
const costs = assumed.pay + taxes + assumed.benefits + assumed.overhead
const reserve = costs * assumed.reserve
const needed = costs + reserve

/** What an hour has to bring if so many are billed on each working day, in US dollars. */
export const rateAt = (billedPerDay: number): number => needed / (billedDays * billedPerDay)

/** Every figure of the table in the founder profile. */
export const rate = {
  ...assumed,
  workingDays,
  billedDays,
  hours: billedDays * assumed.billedPerDay,
  taxPercent: assumed.payrollTax * 100,
  taxes: Math.round(taxes),
  reservePercent: assumed.reserve * 100,
  reserve: Math.round(reserve),
  needed: Math.round(needed),
  perHour: Math.round(rateAt(assumed.billedPerDay)),
  /** For somebody who bills seven hours a day. */
  perHourAtSeven: Math.round(rateAt(7)),
} as const
