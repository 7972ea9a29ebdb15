import { describe, expect, it, test } from 'vitest'
import { examples } from '#.site/prices.ts'
import { resultsFor, sizes, start, verdict } from './payback.ts'

const spent = (left: number) => ({ firstYear: 0, spent: 0, saved: 0, left })

describe('the verdict', () => {
  it('is no if even the lowest price is too high', () => {
    expect(verdict([spent(0), spent(-5)])).toMatch(/We’d say no.* \$0 short/)
  })
  it('is yes if even the highest price is not', () => {
    expect(verdict([spent(9), spent(1)])).toMatch(/It pays.* \$1 is left/)
  })
  it('depends in between', () => {
    expect(verdict([spent(9), spent(-1)])).toMatch(/depends.* \$9 is left.* \$1 short/)
  })
})

test('the worked example is the usual case of the page: its price is midway between both ends', () => {
  const usual = examples['usual']
  const [low, high] = resultsFor(start, start.size)
  expect(usual).toMatchObject({ hoursPerWeek: start.hoursPerWeek, hourly: start.hourly, years: start.years })
  expect(usual?.result.spent).toBeCloseTo((low.spent + high.spent) / 2)
  expect(usual?.result.saved).toBeCloseTo(low.saved)
})

test.each(sizes)('$label: a tool that saves nothing never pays', ({ value }) => {
  const results = resultsFor({ hoursPerWeek: 0, hourly: 36, years: 3 }, value)
  expect(verdict(results)).toContain('We’d say no')
  expect(results.map(({ month }) => month)).toEqual([undefined, undefined])
})
