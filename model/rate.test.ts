import { expect, test } from 'vitest'
import { rateFigures } from './rate.ts'

// By hand: 52 × 5 − 25 − 10 = 225; less 12 = 213; × 5 = 1,065 hours.
// 110,000 + 8,415 + 24,000 + 14,000 = 156,415; a tenth of it is 15,641.50; together 172,056.50, or 161.56 an hour.
test('the figures are those calculated by hand', () => {
  const figures = rateFigures({
    weeks: 52,
    daysPerWeek: 5,
    daysOff: 25,
    holidays: 10,
    daysLost: 12,
    hoursPerDay: 8,
    billedPerDay: 5,
    pay: 110_000,
    payrollTax: 0.0765,
    benefits: 24_000,
    overhead: 14_000,
    reserve: 0.1,
  })
  expect(figures).toMatchObject({ workingDays: 225, billedDays: 213, hours: 1065, taxes: 8415 })
  expect(figures.needed).toBe(172_057)
  expect(figures.perHour).toBe(162)
  expect(figures.perHourAtSeven).toBe(115)
})
