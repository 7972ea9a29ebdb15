import { expect, test } from 'vitest'
import { budgets, isWithin } from './budgets.ts'
import { checksOf, formatReport, type Measurements } from './report.ts'

const measurements: Measurements = {
  date: '2026-01-01T00:00:00.000Z',
  machine: '2 processors',
  runs: 3,
  paints: [],
  navigations: [40, 50, 400],
  journeys: [
    { name: 'reading and typing', rate: 4, interaction: 90, interactions: 2 },
    { name: 'reading and typing', rate: 6, interaction: 90, interactions: 2 },
    { name: 'nothing', rate: 4, interaction: Number.NaN, interactions: 0 },
  ],
  traffic: { bytes: 114_500, requests: 10 },
  returns: [
    { path: '/', isRestored: true, reasons: [] },
    { path: '/a/', isRestored: false, reasons: ['UnloadHandler', 'WebSocket'] },
  ],
}
const checks = checksOf(measurements)

test('compares each figure with its budget; one that was not measured fails', () => {
  expect(checks.map((check) => [check.actual, isWithin(check)])).toEqual([
    [50, true],
    [90, false],
    [90, true],
    [Number.NaN, false],
    [114_500, true],
    [1, false],
  ])
})

test('the report shows exceeded budgets, and why a page was not restored', () => {
  const report = formatReport(measurements, checks)
  expect(report).toMatch(
    new RegExp(`INP of reading and typing at 4×, ms +90 +${budgets.interaction[4]} +EXCEEDED`),
  )
  expect(report).toContain('/a/    UnloadHandler, WebSocket')
})
