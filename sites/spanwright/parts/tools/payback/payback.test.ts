import { expect, test } from 'vitest'
import { examples } from '#.site/prices.ts'
import { resultsFor, sizes, start, verdict } from './payback.ts'

const spent = (left: number) => ({ firstYear: 0, spent: 0, saved: 0, left })

test.each([
  ['no if even the lowest price is too high', 0, -5, /We’d say no.* \$0 short/],
  ['yes if even the highest price is not', 9, 1, /It pays.* \$1 is left/],
  ['that it depends in between', 9, -1, /depends.* \$9 is left.* \$1 short/],
])('the verdict is %s', (_what, low, high, expected) => {
  expect(verdict([spent(low), spent(high)])).toMatch(expected)
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
