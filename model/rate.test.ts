import { expect, test } from 'vitest'
import { rateFigures } from './rate.ts'

test('an hourly rate covers pay, taxes, benefits, overhead and a reserve on the days that are billed', () => {
  const assumed = { weeks: 52, daysPerWeek: 5, daysOff: 20, holidays: 10, daysLost: 30 }
  const costs = { pay: 100_000, payrollTax: 0.08, benefits: 10_000, overhead: 12_000, reserve: 0.1 }
  expect(rateFigures({ ...assumed, ...costs, hoursPerDay: 8, billedPerDay: 5 })).toMatchObject({
    workingDays: 230,
    billedDays: 200,
    hours: 1000,
    taxPercent: 8,
    taxes: 8000,
    reservePercent: 10,
    reserve: 13_000,
    needed: 143_000,
    perHour: 143,
    perHourAtSeven: 102,
  })
})
