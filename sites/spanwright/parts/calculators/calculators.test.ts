import { describe, expect, it } from 'vitest'
import { breakEvenMonth, sumsAfter } from '#model/payback.ts'
import { horizon, monthsShown } from './BreakEven.tsx'
import { dollars, hours, readNumber } from './fields.ts'
import { costOfManualWork } from './manual-work.ts'
import type { Automation } from './texts.ts'

it('manual work costs hours × weeks × wage, plus taxes and benefits', () => {
  // By hand: 5 × 50 = 250 hours; 24 × 1.25 = 30 dollars; 7,500 dollars.
  expect(costOfManualWork({ hoursPerWeek: 5, weeksPerYear: 50, wage: 24, onCosts: 25 })).toEqual({
    hours: 250,
    hourly: 30,
    yearly: 7500,
  })
})

/** The example of the article on process automation, with half the hoped-for gain. */
const example: Automation = { price: 8500, ownHours: 30, hourly: 29, monthly: 250, saving: 8740 / 12 }

describe('the break-even month', () => {
  it('agrees with the article: 3,630 in the red after one year, 2,110 in the black after two', () => {
    const balance = (month: number) => {
      const { saved, spent } = sumsAfter(example, month)
      return Math.round(saved - spent)
    }
    expect([balance(12), balance(24)]).toEqual([-3630, 2110])
    expect(breakEvenMonth(example)).toBe(20)
  })

  it('lies within the chart, unless it is beyond the horizon', () => {
    expect([monthsShown(3), monthsShown(20), monthsShown(40), monthsShown(undefined)]).toEqual([
      24,
      36,
      60,
      horizon,
    ])
  })
})

it('hours are singular and dollars negative only as written', () => {
  expect([hours(0.6), hours(2)]).toEqual(['1 hour', '2 hours'])
  expect([dollars(-0.4), dollars(-2.6)]).toEqual(['$0', '−$3'])
})

describe('a typed number', () => {
  const field = { label: 'Price', unit: 'dollars', min: 0, max: 10_000 }
  const read = (text: string) => readNumber(text, field)

  it('may have a currency or percent sign and separators', () => {
    expect([read(' $8,500.50 '), read('30%')]).toEqual([8500.5, 30])
  })

  it('is rejected with the reason', () => {
    expect(read('')).toBe('Enter a number for “Price”.')
    expect(['many', '1e3', '12,5', '1,00'].map(read)).toEqual(Array(4).fill('Enter digits, such as 12.5.'))
    expect([read('-1'), read('10001')]).toEqual(['Enter 0 or more.', 'Enter 10,000 or less.'])
  })
})
