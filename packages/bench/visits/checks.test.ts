import { expect, test } from 'vitest'
import { isWithin } from './budgets.ts'
import { checksOf } from './checks.ts'
import { formatReport, reportPage, type Measurements } from './report.ts'

const measurements: Measurements = {
  date: '2026-01-01T00:00:00.000Z',
  machine: '2 processors',
  runs: 3,
  paints: [],
  navigations: [40, 50, 400],
  journeys: [
    { name: 'reading & typing', interaction: 101, interactions: 2 },
    { name: 'nothing', interaction: Number.NaN, interactions: 0 },
  ],
  traffic: { bytes: 114_500, requests: 10 },
  returns: [
    { path: '/', isRestored: true, reasons: [], thirdParties: [] },
    {
      path: '/a/',
      isRestored: false,
      reasons: ['UnloadHandler'],
      thirdParties: ['https://www.example.com/'],
    },
  ],
}
const checks = checksOf(measurements)

test('compares each figure with its budget; one that was not measured fails', () => {
  expect(checks.map((check) => [check.actual, isWithin(check)])).toEqual([
    [50, true],
    [101, false],
    [Number.NaN, false],
    [114_500, true],
    [1, false],
    [1, false],
  ])
})

test('the report shows exceeded budgets, and why a page was not restored', () => {
  const report = { ...measurements, checks }
  expect(formatReport(report)).toMatch(/INP of reading & typing, ms +101 +80 +EXCEEDED/)
  expect(formatReport(report)).toContain('/a/    UnloadHandler, https://www.example.com/')
  expect(reportPage(report)).toContain('<td>reading &#38; typing</td>')
})
