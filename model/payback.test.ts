import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { breakEvenMonth, costOfTime, resultAfter, sumsAfter, type Purchase } from './payback.ts'

test('time costs hours × weeks × what an hour costs', () => {
  // By hand: 8 × 50 = 400 hours; 400 × 32 = 12,800.
  expect(costOfTime({ hoursPerWeek: 8, weeksPerYear: 50, hourly: 32 })).toEqual({
    hours: 400,
    yearly: 12_800,
  })
})

/** Takes two months to build. By hand: 10,000 + 20 × 40 = 10,800 at the start; 1,500 − 300 = 1,200 a month. */
const tool: Purchase = { price: 10_000, ownHours: 20, hourly: 40, monthly: 300, saving: 1500, buildMonths: 2 }

describe('a purchase that takes months to build', () => {
  it('saves nothing and costs nothing more until it runs', () => {
    expect(sumsAfter(tool, 2)).toEqual({ month: 2, spent: 10_800, saved: 0 })
    expect(sumsAfter(tool, 3)).toEqual({ month: 3, spent: 11_100, saved: 1500 })
  })

  it('pays off that much later', () => {
    // 10,800 ÷ 1,200 = 9 months of running.
    expect(breakEvenMonth(tool)).toBe(11)
    const { spent, saved } = sumsAfter(tool, 11)
    expect(saved).toBe(spent)
  })
})

test('the result has all costs of the first year, and what is left in the end', () => {
  // 10 months of 300 are 3,000; 34 are 10,200, and 34 of 1,500 are 51,000.
  expect(resultAfter(tool, 3)).toEqual({
    firstYear: 13_800,
    spent: 21_000,
    saved: 51_000,
    left: 30_000,
    month: 11,
  })
  expect(resultAfter({ ...tool, saving: 300 }, 3)).toMatchObject({ left: -10_800, month: undefined })
})

describe('the break-even month', () => {
  it('never comes if a month saves no more than its fee', () => {
    expect(breakEvenMonth({ ...tool, buildMonths: 0, saving: 300 })).toBeUndefined()
    expect(breakEvenMonth({ ...tool, buildMonths: 0, saving: 100 })).toBeUndefined()
  })

  it('is exact if the division is', () => {
    expect(breakEvenMonth({ price: 1200, ownHours: 0, hourly: 0, monthly: 0, saving: 100 })).toBe(12)
    expect(breakEvenMonth({ price: 0, ownHours: 0, hourly: 30, monthly: 10, saving: 100 })).toBe(0)
    expect(breakEvenMonth({ price: 0, ownHours: 0, hourly: 30, monthly: 10, saving: 10 })).toBe(0)
  })

  it('is the first month without a negative balance', () => {
    const automation = fc.record({
      price: fc.integer({ min: 1, max: 100_000 }),
      ownHours: fc.nat(500),
      hourly: fc.nat(200),
      monthly: fc.nat(2000),
      saving: fc.nat(5000),
    })
    fc.assert(
      fc.property(automation, (given) => {
        const month = breakEvenMonth(given)
        const balance = (at: number) => sumsAfter(given, at).saved - sumsAfter(given, at).spent
        const isFirst =
          month === undefined
            ? given.saving <= given.monthly
            : balance(month) >= -1e-3 && balance(month - 1) < 1e-3
        expect(isFirst).toBe(true)
      }),
    )
  })
})
