import { expect, test } from 'vitest'
import { rate, rateAt } from './rate.ts'
import { hourlyRate, hoursPerWeek } from './terms.ts'

// By hand: 52 × 5 − 25 − 10 = 225; less 12 = 213; × 5 = 1,065 hours.
// 110,000 + 8,415 + 24,000 + 14,000 = 156,415; a tenth of it is 15,641.50; together 172,056.50.
test('the lines add up as they would on paper', () => {
  expect(rate).toMatchObject({ workingDays: 225, billedDays: 213, hours: 1065, taxes: 8415 })
  expect(rate.needed).toBe(172_057)
  expect(rateAt(5)).toBeCloseTo(172_056.5 / 1065)
  expect(rate.perHourAtSeven).toBe(115)
})

test('the firm charges the rate that the lines add up to', () => {
  expect(hourlyRate).toBe(162)
  expect(hoursPerWeek).toBe(25)
})
